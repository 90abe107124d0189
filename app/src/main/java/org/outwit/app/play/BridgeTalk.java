package org.outwit.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.outwit.core.game.Position;
import org.outwit.core.game.Sight;
import org.outwit.core.search.Result;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.game.Bridge;
import org.outwit.games.bridge.game.BridgePosition;
import org.outwit.play.practice.HandReview;
import org.outwit.play.practice.SingleDummy;
import org.outwit.play.session.SessionEvent;
import org.outwit.play.session.SessionEvent.GameOver;
import org.outwit.play.session.SessionEvent.GameStarted;
import org.outwit.play.session.SessionEvent.HintFound;
import org.outwit.play.session.SessionEvent.MoveExplained;
import org.outwit.play.session.SessionEvent.MovePlayed;
import org.outwit.play.session.SessionEvent.TakenBack;

/** Bridge at the table: seats by their names, hints by chances, and a look back at the hand. */
public final class BridgeTalk implements TableTalk<BridgePosition> {

    private final Bridge game;
    private final int you;
    private final SingleDummy single = new SingleDummy();
    private final List<MovePlayed<BridgePosition>> played = new ArrayList<>();
    private BridgePosition start;

    /** {@code you} is the person's player number; advice and a review are for declarers. */
    public BridgeTalk(Bridge game, int you) {
        this.game = game;
        this.you = you;
    }

    @Override
    public void follow(SessionEvent<BridgePosition> event) {
        if (event instanceof GameStarted<BridgePosition> started) start = started.position();
        if (event instanceof MovePlayed<BridgePosition> card) played.add(card);
        if (event instanceof TakenBack<BridgePosition> taken) {
            long key = taken.position().key();
            while (!played.isEmpty()) {
                if (played.remove(played.size() - 1).before().key() == key) break;
            }
        }
        if (event instanceof GameOver<BridgePosition> over && !over.position().isOver()) {
            start = null; // given up, so there is nothing to look back at
        }
    }

    @Override
    public Optional<String> greeting(BridgePosition at) {
        if (at.mover() == Position.CHANCE) return Optional.empty();
        Contract contract = at.contract();
        Seat own = at.seatOf(you);
        String task = you == 0
                ? "You are " + own + " and play " + contract.bidText() + ", with the cards of " + own.partner()
                        + ", the dummy, too; " + own.next() + " and "
                        + own.partner().next() + " defend."
                : "You are " + own + " and defend against " + contract + ", with " + own.partner() + ".";
        return Optional.of(task + " Type a card such as SA, or 'help'.");
    }

    @Override
    public Optional<String> mover(BridgePosition before) {
        return before.mover() == Position.CHANCE
                ? Optional.empty()
                : Optional.of(before.next().toString());
    }

    /** Who won a trick, which is gone when the table is drawn again. */
    @Override
    public Optional<String> remark(MovePlayed<BridgePosition> card) {
        if (card.before().inTrick() < 3) return Optional.empty();
        BridgePosition after = Position.copyOf(card.before());
        after.make(card.move());
        return Optional.of(after.leader() + " wins the trick.");
    }

    @Override
    public boolean playsForced() {
        return true;
    }

    @Override
    public Optional<String> hint(HintFound<BridgePosition> hint) {
        BridgePosition at = hint.position();
        if (you != 0) return hint.result().isKnown() ? Optional.of(defence(at, hint.result())) : Optional.empty();
        Sight sight = game.sight(at, you);
        if (sight.moves().size() == 1) {
            return Optional.of("There is only one card to play: "
                    + CardWords.name(sight.moves().get(0)) + ".");
        }
        return Optional.of(CardWords.advice(at, single.chances(sight, game.worlds(at, you))));
    }

    /** Defenders are advised by averages. */
    private static String defence(BridgePosition at, Result result) {
        return "You could play " + CardWords.name(result.move()) + ": over deals that fit what you see, "
                + at.contract().declarer() + " scores " + -result.value() + " points on average after it.";
    }

    @Override
    public Optional<String> explanation(MoveExplained<BridgePosition> explained) {
        BridgePosition asked = explained.position();
        Contract contract = asked.contract();
        Seat seat = asked.next();
        String card = CardWords.name(explained.result().move());
        if (!explained.result().isKnown()) return Optional.of(seat + " played " + card + " without looking ahead.");
        StringJoiner lines = new StringJoiner("\n");
        lines.add(seat + " played " + card + ": over deals that fit what " + seat + " sees, " + contract.declarer()
                + " scores " + -explained.result().value()
                + " points on average after it, and after no other card less.");
        if (isWhole()) CertainCards.lines(start, cards(), asked.seatOf(you)).forEach(lines::add);
        return Optional.of(lines.toString());
    }

    /** Whether all cards were played here since the trick that the hand began with. */
    private boolean isWhole() {
        return start != null && start.mover() != Position.CHANCE && start.inTrick() == 0 && !played.isEmpty();
    }

    private List<Integer> cards() {
        return played.stream().map(MovePlayed::move).toList();
    }

    @Override
    public Optional<String> outcome(BridgePosition end) {
        Contract contract = end.contract();
        int over = end.declarerWon() - contract.needed();
        String who = you == 0 ? "you" : contract.declarer().toString();
        String made = over < 0
                ? who + (you == 0 ? " are down " : " is down ") + -over
                : who + " made " + contract.bidText() + (over == 0 ? " exactly" : " with " + over + " more");
        return Optional.of(made + ", " + end.payoff(you) + " points for you");
    }

    /** The hands as they were, since none is left. */
    @Override
    public BridgePosition shown(BridgePosition end) {
        return start == null || start.mover() == Position.CHANCE ? end : start;
    }

    @Override
    public List<String> afterwards() {
        if (you != 0 || start == null || start.mover() == Position.CHANCE) return List.of();
        return CardWords.review(HandReview.of(start, cards(), single));
    }
}
