package org.outwit.lab.people;

import java.util.ArrayList;
import java.util.List;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.prediction.MoveCounts;

/** One person: the earlier games to learn from, the later ones to be tested with. */
public final class TestedPerson {

    /** The share of games to learn from. */
    static final double EARLIER = 0.7;

    /** What is in books ends here; later positions hardly come twice. */
    private static final int LAST_BOOK_PLY = 36;

    private final int number;
    private final String name;
    private final List<Archive.Game> games = new ArrayList<>();
    private DecisionSet dossier;

    TestedPerson(int number, String name) {
        this.number = number;
        this.name = name;
    }

    int number() {
        return number;
    }

    public String name() {
        return name;
    }

    public List<Archive.Game> games() {
        return games;
    }

    /** Leaves only the games to learn from, of which the later part is tested now. */
    void forgetTested() {
        games.subList(earlier(), games.size()).clear();
    }

    /** How many games there are to learn from. */
    public int earlier() {
        return (int) (games.size() * EARLIER);
    }

    /** Finds what is to be known of the last {@code most} games to learn from and of all to be tested with. */
    void study(int most, PatternPolicy intuition, PatternEvaluator appraisal) {
        dossier = new DecisionSet();
        PatternLookahead lookahead = new PatternLookahead(appraisal, DecisionSet.DEPTH);
        for (int i = Math.max(0, earlier() - most); i < games.size(); i++) {
            dossier.add(games.get(i), number, i, intuition, lookahead);
        }
    }

    DecisionSet dossier() {
        return dossier;
    }

    void dossier(DecisionSet known) {
        dossier = known;
    }

    /** The last {@code most} games to learn from, as far as they have been studied. */
    DecisionSet learned(int most) {
        return dossier.part(earlier() - most, earlier());
    }

    DecisionSet tested() {
        return dossier.part(earlier(), games.size());
    }

    /** The person's moves in the last {@code most} games before {@code end}, half as much for each {@code half} games ago. */
    MoveCounts book(int most, int end, double half) {
        MoveCounts book = new MoveCounts();
        for (int i = Math.max(0, end - most); i < end; i++) remember(i, end, half, book);
        return book;
    }

    /** Counts the moves in one game as they count where game {@code now} is the next. */
    void remember(int game, int now, double half, MoveCounts book) {
        count(games.get(game), number, book, weight(game, now, half));
    }

    /** How much a game counts when game {@code now} is the next: more than 1 for games after that. */
    static double weight(int game, int now, double half) {
        return Math.pow(2, (game - now + 1) / half);
    }

    /** Counts the moves of one player in a game, or of both where the number is negative. */
    static void count(Archive.Game game, int player, MoveCounts book, double weight) {
        OthelloPosition position = DecisionSet.GAME.start();
        int last = Math.min(LAST_BOOK_PLY, game.moves().length - 1);
        for (int ply = 0; ply <= last; ply++) {
            boolean counts = ply >= DecisionSet.FIRST_PLY && (player < 0 || game.players()[position.mover()] == player);
            if (counts) {
                int symmetry = DecisionSet.SYMMETRIES.standard(position);
                long key = DecisionSet.SYMMETRIES.key(position, symmetry);
                book.add(key, DecisionSet.SYMMETRIES.move(game.moves()[ply], symmetry), weight);
            }
            position.make(game.moves()[ply]);
        }
    }
}
