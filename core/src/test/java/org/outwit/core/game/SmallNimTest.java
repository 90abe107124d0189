package org.outwit.core.game;

/** The least that rules can say is enough for the contract. */
class SmallNimTest extends GameContract<RulesPosition<SmallNim.Heaps, SmallNim.Take>> {

    private final Game<RulesPosition<SmallNim.Heaps, SmallNim.Take>> game = new SmallNim().asGame("small-nim");

    @Override
    protected Game<RulesPosition<SmallNim.Heaps, SmallNim.Take>> game() {
        return game;
    }

    @Override
    protected boolean readsPositions() {
        return false;
    }

    @Override
    protected boolean allocatesNothing() {
        return false;
    }
}
