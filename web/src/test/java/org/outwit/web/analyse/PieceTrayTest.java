package org.outwit.web.analyse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Place;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;

/** What is set up piece by piece looks like what was set up. */
final class PieceTrayTest {

    @Test
    void gamesOfChessDraughtsAndOthelloHaveTrays() {
        TreeSet<String> found = new TreeSet<>();
        for (Game<?> game : Games.all()) {
            if (game.capabilities().players() == 2
                    && !game.capabilities().chance()
                    && PieceTray.of(game).isPresent()) {
                found.add(game.name());
            }
        }
        assertThat(found).contains("chess", "checkers", "draughts", "draughts-russian", "othello");
        assertThat(found).doesNotContain("kalah", "nim", "morris");
        assertThat(PieceTray.of(Games.named("chess")).orElseThrow().pieces()).hasSize(12);
        assertThat(PieceTray.of(Games.named("checkers")).orElseThrow().pieces()).hasSize(4);
        assertThat(PieceTray.of(Games.named("othello")).orElseThrow().pieces()).hasSize(2);
    }

    @Test
    void everyPositionThatCanBeSetUpComesBack() {
        for (Game<?> game : Games.all()) {
            if (game.capabilities().players() == 2
                    && !game.capabilities().chance()
                    && !game.capabilities().hidden()) {
                comesBack(game);
            }
        }
    }

    private static <P extends Position> void comesBack(Game<P> game) {
        PieceTray<P> tray = PieceTray.of(game).orElse(null);
        if (tray == null) return;
        Random random = new Random(5);
        P position = game.start();
        for (int ply = 0; ply < 30 && !position.isOver(); ply++) {
            Diagram diagram = game.diagram(position);
            Map<Place, Piece> placed = new HashMap<>();
            for (Place each : diagram.places()) {
                Piece piece = diagram.cell(each).piece();
                if (piece != null) placed.put(each, piece);
            }
            assertThat(tray.pieces()).as(game.name()).containsAll(placed.values());
            P again = tray.position(placed, position.mover());
            assertThat(game.diagram(again).rows()).as(game.name()).isEqualTo(diagram.rows());
            assertThat(again.mover()).isEqualTo(position.mover());
            int[] moves = new int[position.mostMoves()];
            position.make(moves[random.nextInt(position.moves(moves, 0))]);
        }
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        PieceTray<?> chess = PieceTray.of(Games.named("chess")).orElseThrow();
        assertThatThrownBy(() -> chess.position(Map.of(), 0)).isInstanceOf(InputException.class);
        List<Piece> pieces = chess.pieces();
        assertThat(pieces.stream().map(Piece::symbol)).doesNotHaveDuplicates();
    }
}
