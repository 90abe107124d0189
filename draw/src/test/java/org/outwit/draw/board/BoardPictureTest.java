package org.outwit.draw.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Cell;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Shape;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.kalah.Kalah;

class BoardPictureTest {

    private static final Pattern DISC =
            Pattern.compile("<circle [^>]*fill=\"([^\"]*)\" stroke=\"([^\"]*)\"[^>]*class=\"player-([01])\"");

    static Iterable<String> names() {
        return Games.all().stream().map(Game::name).toList();
    }

    /** After four plies both sides have pieces on every board. */
    @ParameterizedTest
    @MethodSource("names")
    void discsOfTheTwoSidesDifferInFillAndOutline(String name) {
        String svg = afterFourPlies(Games.named(name));
        Set<String> fills = new HashSet<>();
        Set<String> outlines = new HashSet<>();
        Set<String> owners = new HashSet<>();
        for (Matcher disc = DISC.matcher(svg); disc.find(); ) {
            fills.add(disc.group(1));
            outlines.add(disc.group(2));
            owners.add(disc.group(3));
        }
        assertThat(fills).hasSameSizeAs(owners);
        assertThat(outlines).hasSameSizeAs(owners);
    }

    private static <P extends Position> String afterFourPlies(Game<P> game) {
        P position = game.start();
        for (int ply = 0; ply < 4 && !position.isOver(); ply++) {
            int[] moves = new int[position.mostMoves()];
            position.moves(moves, 0);
            position.make(moves[0]);
        }
        return BoardPicture.svg(game.diagram(position), "test");
    }

    @Test
    void sidesThatAreLettersShowThem() {
        assertThat(afterFourPlies(Games.named("chinese-checkers")))
                .contains(">A</text>")
                .contains(">B</text>");
        assertThat(afterFourPlies(Games.named("connect4")))
                .contains("class=\"counter-0\"")
                .contains("class=\"counter-1\"")
                .doesNotContain(">●</text>");
        assertThat(afterFourPlies(Games.named("othello"))).doesNotContain(">●</text>");
    }

    /** Such as a game of somebody else, which says nothing about light and dark. */
    @Test
    void sidesDifferWhateverTheirLetters() {
        List<Cell> row = List.of(
                new Cell(Ground.PLAIN, new Piece(0, Shape.DISC, "A")),
                new Cell(Ground.PLAIN, new Piece(1, Shape.DISC, "B")));
        String svg = BoardPicture.svg(new Diagram(List.of(row), List.of(), List.of(), ""), "two");
        assertThat(svg).contains("fill=\"#2b2b2b\"").contains("fill=\"#fbfaf5\"");
    }

    @Test
    void kingsWearACrown() {
        Checkers game = new Checkers();
        String svg = BoardPicture.svg(game.diagram(game.notation().position("B:W18,K10:B12,K22")), "kings");
        assertThat(svg.split("class=\"crown\"")).hasSize(3);
    }

    private static <P extends Position> String start(Game<P> game) {
        return BoardPicture.svg(game.diagram(game.start()), game.name());
    }

    /** Fonts differ in whether and how they draw chessmen, so none is asked. */
    @Test
    void chessmenAreDrawnWithoutAFont() {
        String svg = start(Games.named("chess"));
        assertThat(svg.split("class=\"piece light\"")).hasSize(17);
        assertThat(svg.split("class=\"piece dark\"")).hasSize(17);
        assertThat(svg).doesNotContainPattern("[♔-♟]");
    }

    @Test
    void pitsOfBothSidesHaveTheirNumbers() {
        Kalah game = new Kalah();
        String svg = BoardPicture.svg(game.diagram(game.start()), "kalah");
        for (int pit = 1; pit <= 6; pit++)
            assertThat(svg.split("class=\"fill-engraved2\">" + pit + "</text>")).hasSize(3);
    }

    @Test
    void linesAndLabelsTurnBrightOnDarkPaper() {
        assertThat(afterFourPlies(Games.named("morris")))
                .contains("svg.outwit-board:root{color-scheme: light dark;}")
                .contains(".outwit-board .paper{fill: var(--board-paper);}")
                .contains(".outwit-board .line-ruled{stroke: var(--board-ruled);}")
                .contains(".outwit-board .fill-ruled{fill: var(--board-ruled);}")
                .contains("class=\"line-ruled\"")
                .contains("class=\"fill-ruled\"");
    }

    /** Names beside a board and the line below it; what is on the board has the board below it. */
    @Test
    void whatIsWrittenOnPaperTurnsBrightWithIt() {
        String svg = start(Games.named("bridge"));
        assertThat(svg)
                .contains("class=\"fill-chalk\">North</text>")
                .contains("class=\"on-paper\">")
                .contains(".on-paper{fill: var(--board-ink);}");
        assertThat(start(Games.named("kalah"))).contains("class=\"count\">4</text>");
    }

    @Test
    void noughtsAndCrossesAreDrawnWithoutAFont() {
        String svg = afterFourPlies(Games.named("tictactoe"));
        assertThat(svg).doesNotContain("✕").doesNotContain("○").contains("l22 22 m0 -22 l-22 22");
    }
}
