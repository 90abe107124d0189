package org.outwit.app.command;

import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.NotationException;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.game.Bridge;
import org.outwit.games.bridge.game.BridgePosition;
import org.outwit.play.practice.PracticeDealer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What is played in {@code outwit play bridge}: an ending or a whole deal, with a contract. */
final class PracticeOptions {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--ending",
            paramLabel = "N",
            description =
                    "Bridge: play an ending of N cards in each hand, 3 to 13, with a contract that is worth playing."
                            + " Default: a whole deal.")
    private Integer ending;

    @Option(
            names = "--contract",
            paramLabel = "BID",
            description = "Bridge: what South plays, such as 4S or 3NTX. Default: one that suits the cards.")
    private String bid;

    @Option(
            names = "--deal",
            paramLabel = "PBN",
            description =
                    "Bridge: these hands, as PBN writes them, instead of a random deal: 'N:AK2.QJ.5.7 …', all with as many cards.")
    private String pbn;

    /** Where the game starts, if it is bridge and {@code --position} or moves do not say. */
    Optional<BridgePosition> start(Game<?> game, boolean otherwise, long seed) {
        boolean asked = ending != null || bid != null || pbn != null;
        if (!(game instanceof Bridge)) {
            if (asked) throw bad("--ending, --contract and --deal are for bridge, not for " + game.name() + ".");
            return Optional.empty();
        }
        if (otherwise) {
            if (asked) throw bad("--ending, --contract and --deal do not go together with --position or moves.");
            return Optional.empty();
        }
        try {
            return Optional.of(
                    dealt(new PracticeDealer(seed, Optional.ofNullable(bid).map(PracticeOptions::contract))));
        } catch (NotationException e) {
            throw bad("--deal: " + e.getMessage()
                    + String.format("%n  %s%n  %s^", pbn, " ".repeat(Math.min(e.column(), pbn.length()))));
        } catch (InputException e) {
            throw bad(e.getMessage());
        }
    }

    private static Contract contract(String bid) {
        return Contract.parse(bid, Seat.SOUTH);
    }

    private BridgePosition dealt(PracticeDealer dealer) {
        if (pbn == null) return dealer.deal(ending == null ? PracticeDealer.MOST_CARDS : ending);
        if (ending != null) throw new InputException("--deal says how many cards there are; leave --ending out.");
        return dealer.of(Deal.parse(pbn));
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
