#include "bet_slip.hpp"

#include <utility>

#include "refusal.hpp"
#include "tableau.hpp"

namespace baccarat {
namespace {

Pile multiplied(Pile pile, int times) {
    for (Stake& stake : pile) stake.amount *= times;
    return pile;
}

void append(Pile& pile, const Pile& more) { pile.insert(pile.end(), more.begin(), more.end()); }

// SBO: betting is open for a time, and what is not confirmed by then takes no part in the round.
// All Tiger bets may be placed in one round, beside any other bet (SLIP-TIGER-COMBINE), so nothing is refused for that.
class LiveSlip final : public BetSlip {
public:
    using BetSlip::BetSlip;

    const char* phase() const override { return open_ ? "open" : "closed"; }

    // SLIP-CHANGE-CHIP
    void select(Cents chip) override {
        expect_open();
        chip_ = chip;
    }

    // SLIP-ADD-CHIP, SLIP-WINDOW-OPEN, SLIP-TIGER-BEFORE-DEAL
    void click(const Offer& offer) override {
        expect_open();
        place(offer);
    }

    // SLIP-DOUBLE, SLIP-DOUBLE-CONFIRMED
    void double_stakes() override {
        expect_open();
        expect_bets(unconfirmed_);
        Pile doubled = multiplied(unconfirmed_, 2);
        expect_room(doubled);
        unconfirmed_ = std::move(doubled);
    }

    // SLIP-CONFIRM, SLIP-CONFIRM-AGAIN, SLIP-PAIR-CONFIRM
    void confirm() override {
        expect_open();
        expect_bets(unconfirmed_);
        expect_payable(unconfirmed_);
        charge(unconfirmed_);
        append(confirmed_, unconfirmed_);
        unconfirmed_.clear();
    }

    // SLIP-CLEAR, SLIP-CLEARED, SLIP-CONFIRMED-STAYS
    void clear() override {
        expect_open();
        expect_bets(unconfirmed_);
        unconfirmed_.clear();
    }

    // SLIP-UNDO
    void undo() override {
        expect_open();
        expect_bets(unconfirmed_);
        unconfirmed_.pop_back();
    }

    // SLIP-WINDOW-SECONDS
    void wait(std::int64_t seconds) override {
        if (seconds < 0) throw Refused("time does not run backwards");
        if (!open_) return;
        if (seconds < left_) {
            left_ -= seconds;
        } else {
            open_ = false;
            unconfirmed_.clear();  // SLIP-UNCONFIRMED
        }
    }

    // SLIP-WINDOW-DEAL, SLIP-SETTLEMENT, SLIP-CREDIT
    void coup(const Deal& deal) override {
        if (open_) throw Refused("the dealer deals when the betting window has closed");
        check_deal(deal, table().decks);
        pay(confirmed_, deal);
        confirmed_.clear();
        open_ = true;
        left_ = window;
    }

private:
    // SLIP-WINDOW-CLOSED
    void expect_open() const {
        if (!open_) throw Refused("the betting window has closed");
    }

    static constexpr std::int64_t window = 30;  // seconds

    bool open_ = true;
    std::int64_t left_ = window;
};

// Touch: the bettor starts each round, and what was played stays on the table until it is cleared.
class TouchSlip final : public BetSlip {
public:
    using BetSlip::BetSlip;

    const char* phase() const override { return over_ ? "over" : "betting"; }

    // TOUCH-SLIP-ACTIVE-CHIP, TOUCH-SLIP-CHIP-CLEARS
    void select(Cents chip) override {
        begin_anew();
        chip_ = chip;
    }

    // TOUCH-SLIP-ADD-CHIP
    void click(const Offer& offer) override {
        expect_betting();
        place(offer);
    }

    // TOUCH-SLIP-CLEAR
    void clear() override {
        if (over_) return begin_anew();
        expect_bets(unconfirmed_);
        unconfirmed_.clear();
    }

    // TOUCH-SLIP-DEAL
    void deal(const Deal& deal) override {
        expect_betting();
        expect_bets(unconfirmed_);
        play(unconfirmed_, deal);
    }

    // TOUCH-SLIP-REBET, TOUCH-SLIP-REBET-DOUBLE, TOUCH-SLIP-REBET-STARTS
    void rebet(const Deal& deal, int times) override {
        expect_bets(previous_);
        if (!unconfirmed_.empty()) throw Refused("new chips lie on the table");
        const Pile again = multiplied(previous_, times);
        expect_room(again);
        play(again, deal);
    }

private:
    // TOUCH-SLIP-NEW-BET
    void expect_betting() const {
        if (over_) throw Refused("the bets of the round before are cleared first");
    }

    void begin_anew() {
        shown_.clear();
        over_ = false;
    }

    void play(const Pile& pile, const Deal& deal) {
        check_deal(deal, table().decks);
        expect_payable(pile);
        charge(pile);
        pay(pile, deal);
        previous_ = pile;
        shown_ = previous_;
        unconfirmed_.clear();
        over_ = true;
    }

    bool over_ = false;
    Pile previous_;  // what the round before was played for
};

[[noreturn]] void refuse(const char* what) { throw Refused(std::string("this bet slip has no ") + what); }

}  // namespace

BetSlip::BetSlip(const Table& table, const Purse& purse)
    : table_(&table), balance_(purse.balance), minimum_(purse.minimum), maximum_(purse.maximum) {}

void BetSlip::double_stakes() { refuse("double button"); }
void BetSlip::confirm() { refuse("confirm button"); }
void BetSlip::undo() { refuse("undo button"); }
void BetSlip::wait(std::int64_t) { refuse("timer"); }
void BetSlip::coup(const Deal&) { refuse("dealer"); }
void BetSlip::deal(const Deal&) { refuse("deal button"); }
void BetSlip::rebet(const Deal&, int) { refuse("rebet button"); }

void BetSlip::place(const Offer& offer) {
    if (!chip_) throw Refused("no chip is selected");
    unconfirmed_.push_back({&offer, *chip_});
    try {
        expect_room(unconfirmed_);
    } catch (const Refused&) {
        unconfirmed_.pop_back();
        throw;
    }
}

void BetSlip::expect_bets(const Pile& pile) {
    if (pile.empty()) throw Refused("there is no such bet");
}

// LIMIT-SBO-RANGE, LIMIT-SBO-MAXIMUM, LIMIT-TOUCH-RANGE: the largest stake itself is taken, and confirmed chips count.
void BetSlip::expect_room(const Pile& pile) const {
    for (const Stake& stake : pile) {
        const std::string& bet = stake.offer->id;
        if (amount_on(pile, bet) + amount_on(confirmed_, bet) > maximum_) throw Refused("too much is staked on " + bet);
    }
}

// LIMIT-SBO-RANGE, LIMIT-TOUCH-RANGE, SLIP-CONFIRM, TOUCH-SLIP-DEAL
void BetSlip::expect_payable(const Pile& pile) const {
    Cents sum = 0;
    for (const Stake& stake : pile) {
        const std::string& bet = stake.offer->id;
        if (amount_on(pile, bet) + amount_on(confirmed_, bet) < minimum_) {
            throw Refused("too little is staked on " + bet);
        }
        sum += stake.amount;
    }
    if (sum * 100 > balance_.coarse) throw Refused("the stakes are more than the balance");
}

void BetSlip::charge(const Pile& pile) {
    for (const Stake& stake : pile) balance_.coarse -= stake.amount * 100;
}

void BetSlip::pay(const Pile& pile, const Deal& deal) {
    const Coup coup = play(deal);
    Pile staked;  // each bet once, for a stake is settled and rounded as a whole
    for (const Stake& stake : pile) {
        if (amount_on(staked, stake.offer->id) == 0) {
            staked.push_back({stake.offer, amount_on(pile, stake.offer->id)});
        }
    }
    for (const Stake& stake : staked) {
        balance_.coarse += returned(stake.amount, stake.offer->bet(coup), table_->rounding);
    }
}

std::unique_ptr<BetSlip> sit_down(const Table& table, const Purse& purse) {
    if (purse.minimum > purse.maximum) throw Refused("the smallest stake is more than the largest");
    if (table.page == Page::touch) return std::make_unique<TouchSlip>(table, purse);
    return std::make_unique<LiveSlip>(table, purse);
}

}  // namespace baccarat
