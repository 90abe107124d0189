package org.outwit.learn.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.chess.Chess;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordSource;

class PeopleArchiveTest {

    private static <P extends Position> PeopleArchive<P> read(Game<P> game, String ending, String text)
            throws IOException {
        PeopleArchive<P> archive = new PeopleArchive<>(game);
        RecordFiles.format(game, "games." + ending).orElseThrow().read(RecordSource.of("games", text), archive);
        return archive;
    }

    private static String tags(String white, String black, String result, String more) {
        return "[White \"" + white + "\"]\n[Black \"" + black + "\"]\n[Result \"" + result + "\"]\n" + more + "\n";
    }

    private static String pgn(String white, String black, String result, String more) {
        return tags(white, black, result, more) + "1. e4 e5 2. Nf3 " + result + "\n\n";
    }

    private static String pdn(String white, String black, String result, String more) {
        return tags(white, black, result, more) + "1. 11-15 23-19 2. 8-11 22-17 " + result + "\n\n";
    }

    /** Player 0 is White in chess and Black in checkers. */
    @Test
    void ratingsAreThoseOfTheirSides() throws IOException {
        String rated = "[WhiteElo \"2100\"]\n[BlackElo \"1900\"]\n";
        ArchivedGame<?> chess = read(new Chess(), "pgn", pgn("Ann", "Ben", "1-0", rated))
                .games()
                .get(0);
        assertThat(chess.players()).containsExactly("Ann", "Ben");
        assertThat(chess.strengths()).containsExactly(2100, 1900);
        ArchivedGame<?> checkers = read(new Checkers(), "pdn", pdn("Ann", "Ben", "1-0", rated))
                .games()
                .get(0);
        assertThat(checkers.players()).containsExactly("Ben", "Ann");
        assertThat(checkers.strengths()).containsExactly(1900, 2100);
    }

    @Test
    void whereThereAreNoneResultsTell() throws IOException {
        String games = pdn("Ann", "Ben", "1/2-1/2", "").repeat(3) + pdn("Ann", "Cy", "0-1", "");
        // In checkers 1-0 is a win of Black, who moves first.
        games += pdn("Ben", "Ann", "1-0", "").repeat(9)
                + pdn("Chinook", "Ben", "0-1", "").repeat(20);
        List<? extends ArchivedGame<?>> read =
                read(new Checkers(), "pdn", games + pdn("?", "Ann", "1-0", "")).games();
        double[] first = read.get(0).strengths(); // Ben, Ann
        assertThat(first[1]).isGreaterThan(first[0] + 50);
        assertThat(read.get(3).strengths()[0]).as("Cy played once").isNaN();
        assertThat(read.get(20).strengths()[1]).as("a program").isNaN();
        assertThat(read.get(33).strengths()[1]).as("nobody").isNaN();
        assertThat(read.get(33).strengths()[0]).isEqualTo(first[1]);
    }

    @Test
    void openingsAreBallotedFromTheStartOnly() throws IOException {
        Checkers checkers = new Checkers();
        String setUp = "[FEN \"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11\"]\n";
        List<? extends ArchivedGame<?>> read = read(
                        checkers, "pdn", pdn("Ann", "Ben", "1-0", "") + pdn("Ann", "Ben", "1-0", setUp))
                .games();
        assertThat(read.get(0).balloted()).isEqualTo(3);
        assertThat(read.get(1).balloted()).isZero();
        assertThat(read(new Chess(), "pgn", pgn("Ann", "Ben", "1-0", ""))
                        .games()
                        .get(0)
                        .balloted())
                .isZero();
    }

    @Test
    void yearsAndRejectedPlacesAreKept() throws IOException {
        PeopleArchive<?> archive = read(
                new Chess(),
                "pgn",
                pgn("Ann", "Ben", "1-0", "[Date \"1998.11.??\"]\n")
                        + pgn("Ann", "Ben", "1-0", "[Date \"????.??.??\"]\n")
                        + tags("Ann", "Ben", "1-0", "") + "1. e4 e5 2. Qh8 1-0\n\n"
                        + tags("Ann", "Ben", "1-0", "") + "1. e4 1-0\n");
        assertThat(archive.games()).extracting(ArchivedGame::year).containsExactly(1998, 0);
        assertThat(archive.rejected()).isEqualTo(1);
    }

    private static final String LONG =
            "1. 11-15 23-19 2. 8-11 22-17 3. 4-8 17-13 4. 15-18 24-20 5. 11-15 28-24 6. 8-11 26-23"
                    + " 7. 9-14 31-26 8. 6-9 13-6 9. 2-9 26-22 10. 1-6 22-17 11. 18-22 25-18 12. 15-22 17-13 13. 11-15 20-16 *\n\n";

    @Test
    void aGameIsKeptOnceAndWithItsNames() throws IOException {
        String nameless = tags("?", "?", "*", "") + LONG;
        String named = tags("Ann", "Ben", "*", "") + LONG;
        PeopleArchive<?> archive = read(new Checkers(), "pdn", nameless + named + named);
        assertThat(archive.games()).hasSize(1);
        assertThat(archive.games().get(0).players()).containsExactly("Ben", "Ann");
        assertThat(archive.copies()).isEqualTo(2);
        assertThat(archive.rejected()).isZero();
    }

    @Test
    void copiesOfWhatIsLeftOutAreLeftOutInAnyOrder() throws IOException {
        String nameless = tags("?", "?", "*", "") + LONG;
        String named = tags("Ann", "Ben", "*", "") + LONG;
        for (String games : List.of(nameless + named, named + nameless, nameless + named + nameless)) {
            PeopleArchive<DraughtsPosition> archive = new PeopleArchive<>(new Checkers(), "Ann"::equals);
            RecordFiles.format(new Checkers(), "games.pdn")
                    .orElseThrow()
                    .read(RecordSource.of("games", games), archive);
            assertThat(archive.games()).isEmpty();
        }
    }
}
