// JSON without a library: objects are Map, arrays List, strings String, numbers BigDecimal. Use your own in its place.

import java.math.BigDecimal;
import java.util.*;
import java.util.regex.*;
import java.util.stream.Collectors;

class Json {
    private static final Pattern TOKEN = Pattern.compile(
        "\\s*([\\[\\]{},:]|true|false|null|"
        + "\"((?:[^\"\\\\]|\\\\.)*+)\"|-?[0-9]+(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)\\s*");
    private static final String ESCAPED = "\"\\/\b\f\n\r\t", LETTERS = "\"\\/bfnrt";

    private final Matcher token;
    private int end = 0;

    private Json(String text) { token = TOKEN.matcher(text); }

    static Object read(String text) {
        Json reader = new Json(text);
        Object value = reader.value(reader.next());
        if (reader.end != text.length()) throw new IllegalArgumentException("more than one value");
        return value;
    }

    private String next() {
        if (!token.find() || token.start() != end) throw new IllegalArgumentException("no JSON");
        end = token.end();
        return token.group(1);
    }

    private Object value(String at) {
        switch (at) {
            case "{": return object();
            case "[": return array();
            case "null": return null;
            case "true": case "false": return at.equals("true");
        }
        return at.startsWith("\"") ? unescaped(token.group(2)) : new BigDecimal(at);
    }

    private Map<String, Object> object() {
        Map<String, Object> object = new LinkedHashMap<>();
        for (String at = next(); !at.equals("}"); at = next()) {
            if (at.equals(",")) at = next();
            String name = (String) value(at);
            if (!next().equals(":")) throw new IllegalArgumentException("a colon is missing");
            object.put(name, value(next()));
        }
        return object;
    }

    private List<Object> array() {
        List<Object> array = new ArrayList<>();
        for (String at = next(); !at.equals("]"); at = next()) array.add(value(at.equals(",") ? next() : at));
        return array;
    }

    private static String unescaped(String text) {
        return Pattern.compile("\\\\(u([0-9a-fA-F]{4})|.)").matcher(text).replaceAll(found -> Matcher.quoteReplacement(
            found.group(2) != null
                ? String.valueOf((char) Integer.parseInt(found.group(2), 16))
                : ESCAPED.substring(LETTERS.indexOf(found.group(1))).substring(0, 1)));
    }

    static String write(Object value) {
        if (value instanceof Map<?, ?> object) {
            return object.entrySet().stream().map(item -> write(item.getKey()) + ":" + write(item.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
        }
        if (value instanceof List<?> array) {
            return array.stream().map(Json::write).collect(Collectors.joining(",", "[", "]"));
        }
        return value instanceof String text ? written(text) : String.valueOf(value);
    }

    private static String written(String text) {
        StringBuilder written = new StringBuilder("\"");
        for (char letter : text.toCharArray()) {
            if (letter < ' ' || letter == '"' || letter == '\\') written.append(String.format("\\u%04x", (int) letter));
            else written.append(letter);
        }
        return written.append('"').toString();
    }
}
