// The bet slip: how a bettor places bets, and when they are charged, played and paid.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "deals.hpp"
#include "money.hpp"
#include "stakes.hpp"
#include "tables.hpp"

namespace baccarat {

// What a bettor sits down with, and the smallest and the largest stake on one bet.
struct Purse {
    Balance balance;
    Cents minimum;
    Cents maximum;
};

// Stakes as they were placed, the latest last; a bet may be there more than once.
using Pile = std::vector<Stake>;

// The slip of one bettor. Each event raises Refused when it cannot be, and then nothing has changed.
class BetSlip {
public:
    BetSlip(const Table& table, const Purse& purse);
    virtual ~BetSlip() = default;

    virtual void select(Cents chip) = 0;
    virtual void click(const Offer& offer) = 0;
    virtual void clear() = 0;

    // What only some slips have.
    virtual void double_stakes();
    virtual void confirm();
    virtual void undo();
    virtual void wait(std::int64_t seconds);
    virtual void coup(const Deal& deal);
    virtual void deal(const Deal& deal);
    virtual void rebet(const Deal& deal, int times);

    virtual const char* phase() const = 0;
    const std::optional<Cents>& selected() const { return chip_; }
    const Pile& unconfirmed() const { return unconfirmed_; }
    const Pile& confirmed() const { return confirmed_; }
    const Pile& shown() const { return shown_; }
    const Balance& balance() const { return balance_; }

protected:
    const Table& table() const { return *table_; }

    // Places one chip on a bet.
    void place(const Offer& offer);

    // Each raises Refused: for a pile without a bet, for a stake above the largest, and for stakes that cannot be
    // charged because one is below the smallest or all together are more than the balance.
    static void expect_bets(const Pile& pile);
    void expect_room(const Pile& pile) const;
    void expect_payable(const Pile& pile) const;

    void charge(const Pile& pile);
    void pay(const Pile& pile, const Deal& deal);

    std::optional<Cents> chip_;
    Pile unconfirmed_;  // on the table, and not charged
    Pile confirmed_;    // charged and at risk
    Pile shown_;        // left on the table by a round that is over

private:
    const Table* table_;
    Balance balance_;
    Cents minimum_;
    Cents maximum_;
};

// The slip of a table. Raises Refused when nobody can sit down so.
std::unique_ptr<BetSlip> sit_down(const Table& table, const Purse& purse);

}  // namespace baccarat
