/**
 * The engine at standard input and output: one request of protocol 1 a line in, one answer a line out, in order.
 * The end of the input ends it; a line that is no JSON is answered with an error and ends nothing.
 */

import { readFileSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";

import { createEngine } from "./engine.mjs";

const rules = JSON.parse(readFileSync(new URL("./rules.json", import.meta.url), "utf8"));
const engine = createEngine(rules);

/** Half of a surrogate pair is no character, and an answer could not repeat it. */
function refuseHalves(key, value) {
  for (const text of [key, value]) {
    if (typeof text === "string" && !text.isWellFormed()) throw new SyntaxError("a half of a surrogate pair is no character");
  }
  return value;
}

/** @param {string} line @returns {object} */
function answerTo(line) {
  let request;
  try {
    request = line.includes("\\u") ? JSON.parse(line, refuseHalves) : JSON.parse(line);
  } catch (problem) {
    return { seq: "", error: { message: `the line is no JSON: ${problem.message}` } };
  }
  return engine.answer(request);
}

/** @param {string} line */
function reply(line) {
  if (line.trim() !== "") process.stdout.write(`${JSON.stringify(answerTo(line))}\n`);
}

const decoder = new StringDecoder("utf8");
let pending = [];

/** Answer every whole line of what has come, and keep the rest. */
function take(text) {
  const lines = text.split("\n");
  pending.push(lines[0]);
  if (lines.length === 1) return;
  reply(pending.join(""));
  lines.slice(1, -1).forEach(reply);
  pending = [lines.at(-1)];
}

process.stdin.on("data", (bytes) => take(decoder.write(bytes)));
process.stdin.on("end", () => take(`${decoder.end()}\n`));
process.stdout.on("error", (problem) => {
  process.exitCode = problem.code === "EPIPE" ? 0 : 1;
  process.stdin.destroy();
});
