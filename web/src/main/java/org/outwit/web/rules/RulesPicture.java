package org.outwit.web.rules;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.outwit.core.game.Game;
import org.outwit.core.game.HiddenGame;
import org.outwit.core.game.Position;
import org.outwit.draw.board.BoardPicture;

/** The board of a game as its rules speak of it; at the start where there are none. */
final class RulesPicture {

    private static final long SEED = 1;

    private RulesPicture() {}

    /** For a page, which has the styles of boards. */
    static <P extends Position> String part(Game<P> game) {
        return BoardPicture.part(game.diagram(position(game)), title(game), List.of());
    }

    /** A whole document. */
    static <P extends Position> String alone(Game<P> game) {
        return BoardPicture.svg(game.diagram(position(game)), title(game));
    }

    private static String title(Game<?> game) {
        return GameRules.of(game).map(GameRules::caption).orElse(game.title());
    }

    private static <P extends Position> P position(Game<P> game) {
        Optional<GameRules> rules = GameRules.of(game);
        P at = Position.copyOf(rules.flatMap(GameRules::position)
                .map(game.notation()::position)
                .orElseGet(game::start));
        for (String move : rules.map(GameRules::moves).orElse(List.of()))
            at.make(game.notation().parse(at, move));
        if (game instanceof HiddenGame) deal(at);
        return at;
    }

    /** The same cards each time. */
    private static void deal(Position position) {
        SplittableRandom random = new SplittableRandom(SEED);
        int[] moves = new int[position.mostMoves()];
        while (!position.isOver() && position.mover() == Position.CHANCE) {
            position.make(moves[random.nextInt(position.moves(moves, 0))]);
        }
    }
}
