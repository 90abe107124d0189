package org.outwit.draw.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.HashSet;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Shape;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.draw.svg.Svg;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class PieceSheetTest {

    private static Set<String> ids() throws Exception {
        NodeList symbols = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(PieceSheet.svg())))
                .getElementsByTagName("symbol");
        Set<String> ids = new HashSet<>();
        for (int i = 0; i < symbols.getLength(); i++) {
            Element symbol = (Element) symbols.item(i);
            boolean card = symbol.getAttribute("id").startsWith("card-");
            assertThat(symbol.getAttribute("viewBox")).isEqualTo(card ? "-24 -33 48 66" : "-24 -24 48 48");
            assertThat(ids.add(symbol.getAttribute("id")))
                    .as(symbol.getAttribute("id"))
                    .isTrue();
        }
        return ids;
    }

    /**
     * Discs and crowned discs of nobody and six owners in two shades, twelve chessmen, a cross and a nought; wooden men of two owners in two
     * shades, up to 24 seeds, a die, two counters, four suits and a back.
     */
    @Test
    void everyPieceIsThereOnce() throws Exception {
        assertThat(ids())
                .hasSize(2 * 7 * 2 + 12 + 2 + 4 + 25 + 6 + 2 + 5)
                .contains(
                        "disc-0-dark",
                        "crowned-1-light",
                        "white-knight",
                        "black-pawn",
                        "disc-nobody-dark",
                        "cross",
                        "seeds-24",
                        "die-6",
                        "card-back");
    }

    @Test
    void nothingOnTheSheetIsWritten() {
        assertThat(PieceSheet.svg()).doesNotContain("<text");
    }

    @ParameterizedTest
    @CsvSource({
        "0, DISC, ⛂, disc-0-dark, ''",
        "1, DISC, ⛀, disc-1-light, ''",
        "1, CROWNED, ⛁, crowned-1-light, ''",
        "0, DISC, X, disc-0-dark, X",
        "0, GLYPH, ♘, white-knight, ''",
        "1, GLYPH, ♛, black-queen, ''",
        "1, GLYPH, ○, nought, ''",
        "0, GLYPH, A, , A",
        "-1, TEXT, 12, , 12",
        "0, SEEDS, 4, seeds-4, 4",
        "0, SEEDS, 30, seeds-24, 30",
        "-1, DIE, 5, die-5, ''"
    })
    void piecesKnowTheirDrawingAndTheirLetters(int owner, Shape shape, String symbol, String id, String letters) {
        Piece piece = new Piece(owner, shape, symbol);
        assertThat(PieceSheet.id(piece).orElse(null)).isEqualTo(id);
        assertThat(PieceSheet.letters(piece)).isEqualTo(letters);
    }

    /** The disc of a side with letters is the one that pictures draw below them. */
    @Test
    void aSymbolIsWhatPicturesDraw() {
        Svg svg = new Svg();
        new PieceShapes(svg).draw(new Piece(3, Shape.DISC, "D"), 0, 0, false);
        String disc = svg.document().lines().findFirst().orElseThrow();
        String sheet = PieceSheet.svg();
        assertThat(sheet.substring(sheet.indexOf("id=\"disc-3-light\""))).contains(disc);
    }

    @Test
    void everythingThatGamesShowCanBeShown() throws Exception {
        Set<String> ids = ids();
        for (Game<?> game : Games.all())
            pieces(game).forEach(piece -> {
                assertThat(PieceSheet.id(piece).map(ids::contains).orElse(true)).isTrue();
                assertThat(PieceSheet.id(piece).isPresent()
                                || !PieceSheet.letters(piece).isEmpty())
                        .isTrue();
            });
    }

    private static <P extends Position> Set<Piece> pieces(Game<P> game) {
        Set<Piece> pieces = new HashSet<>();
        game.diagram(game.start())
                .rows()
                .forEach(row -> row.forEach(cell -> {
                    if (cell.piece() != null) pieces.add(cell.piece());
                }));
        return pieces;
    }
}
