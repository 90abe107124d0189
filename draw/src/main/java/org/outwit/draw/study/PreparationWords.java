package org.outwit.draw.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.statistics.Percent;
import org.outwit.learn.prepare.LikelyError;
import org.outwit.learn.prepare.Preparation;
import org.outwit.learn.prepare.PreparedChapter;
import org.outwit.learn.prepare.PreparedTurn;
import org.outwit.learn.study.Amount;
import org.outwit.learn.study.PersonResults;

/** What a preparation says, in words that the terminal, the page and records share. */
public final class PreparationWords {

    /** Values beyond this number of errors are the end of a game. */
    private static final double DECIDED = 40;

    /** Scores of fewer games say next to nothing. */
    private static final int FEW = 8;

    private final Preparation preparation;

    public PreparationWords(Preparation preparation) {
        this.preparation = preparation;
    }

    /** Your side, and after which opening. */
    public String heading(PreparedChapter chapter) {
        String opening = chapter.opening().isEmpty() ? "" : ", after " + numbered(chapter, 0, chapter.opening());
        return "With " + preparation.sides().get(chapter.you()) + opening;
    }

    /** What to expect. */
    public String lead(PreparedChapter chapter) {
        PreparedTurn root = chapter.root();
        if (chapter.errors().isEmpty()) {
            return "Against best play this is worth " + value(root.value())
                    + " to you, in " + Amount.many(preparation.unit())
                    + ". No error of theirs stands up to a deeper search, so expect no more.";
        }
        String anybody = preparation.people()
                ? ", and from the same moves " + value(chapter.anybody()) + " against anybody of their strength"
                : "";
        return "Against best play this is worth " + value(root.value()) + " to you. Expect " + value(root.expected())
                + " after " + preparation.plan().plies() + " plies against " + preparation.who() + anybody + ", in "
                + Amount.many(preparation.unit()) + ".";
    }

    /** How they did with their side. */
    public String record(PreparedChapter chapter) {
        String side = preparation.sides().get(1 - chapter.you());
        PersonResults results = chapter.results();
        if (results.games() == 0) return "There is no game of theirs with " + side + ", so all of this is prediction.";
        String score = results.decided() == 0 ? "with unknown results" : "and scored " + scored(results);
        String here = chapter.opening().isEmpty()
                ? ""
                : " This opening was on the board in " + chapter.root().met().games() + " of them.";
        return "They had " + side + " in " + Figures.count(results.games(), "game") + " " + score + "." + here;
    }

    private static String scored(PersonResults results) {
        return Percent.whole(results.score()) + " (" + Percent.whole(results.least()) + " to "
                + Percent.whole(results.most()) + ")";
    }

    /** Such as "+0.4", "won". */
    public String value(double units) {
        if (Math.abs(units) >= DECIDED * preparation.errorSize()) return units > 0 ? "won" : "lost";
        // Where an error is less than a unit, hundredths matter.
        int decimals = preparation.errorSize() < 1 ? 2 : 1;
        String text = String.format(Locale.ROOT, "%+." + decimals + "f", units);
        return text.chars().noneMatch(c -> c >= '1' && c <= '9') ? text.substring(1) : text.replace('-', '−');
    }

    /** The number before the move that is made at a turn. */
    public String number(PreparedChapter chapter, PreparedTurn turn) {
        return number(first(chapter) + turn.ply());
    }

    private static String number(int ply) {
        return ply / 2 + 1 + (ply % 2 == 0 ? "." : "…");
    }

    /** How many plies were played before the chapter begins, as numbers of moves count. */
    private static int first(PreparedChapter chapter) {
        int mover = chapter.root().yours() ? chapter.you() : 1 - chapter.you();
        int plies = chapter.opening().size();
        return plies % 2 == mover ? plies : plies + 1;
    }

    /** Moves with numbers, from {@code from} plies after the start on. */
    private static String numbered(PreparedChapter chapter, int from, List<String> moves) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            int ply = from + i;
            if (i == 0 || ply % 2 == 0) words.add(number(ply));
            words.add(moves.get(i));
        }
        return String.join(" ", words);
    }

    /** Moves of a chapter with numbers. */
    public String numbered(PreparedChapter chapter, List<String> moves) {
        return numbered(chapter, first(chapter), moves);
    }

    /** How likely a reply is, how often it was played, and how they did with it. */
    public String likely(PreparedTurn turn, PreparedTurn.Move reply) {
        String played = played(turn.met(), reply.played());
        String scored = reply.played().decided() < FEW
                ? ""
                : ", scored " + Percent.whole(reply.played().score());
        return Percent.whole(reply.likely()) + (played.isEmpty() ? "" : ", " + played) + scored;
    }

    /** Nothing where they were never there. */
    private static String played(PersonResults met, PersonResults played) {
        int games = Math.max(met.games(), played.games());
        if (games == 0) return "";
        ConfidenceInterval share = ConfidenceInterval.ofShare(played.games(), games);
        return "played " + played.games() + " of " + games + " (" + Percent.whole(share.low()) + " to "
                + Percent.whole(share.high()) + ")";
    }

    /** What your move is worth. */
    public String worth(PreparedTurn.Move move) {
        return value(move.value()) + ", against them " + value(move.expected());
    }

    /** What a line comes to, and how often. */
    public String end(PreparedTurn turn) {
        return value(turn.value()) + ", in " + share(turn.reach()) + " of games";
    }

    /** What else you may play; nothing where nothing was compared. */
    public String others(PreparedTurn turn) {
        List<String> others = new ArrayList<>();
        for (PreparedTurn.Move each : turn.moves()) {
            if (each.next().isEmpty()) {
                others.add(each.move() + " " + value(each.value()) + "/" + value(each.expected()));
            }
        }
        return others.isEmpty() ? "" : "or " + String.join(", ", others);
    }

    /** Where the same position stands already. */
    public String as(PreparedChapter chapter, PreparedTurn turn) {
        return turn.as().isEmpty() ? "" : "as after " + numbered(chapter, turn.as());
    }

    /** What they will probably do wrong. */
    public String what(PreparedChapter chapter, LikelyError error) {
        String where = error.moves().isEmpty() ? "At once" : "After " + numbered(chapter, error.moves());
        return where + " they may well play " + error.move() + ", which loses "
                + Amount.text(error.loss(), preparation.unit()) + (isMost(error) ? " or more" : "") + "; better is "
                + error.better() + "."
                + (error.answer().isEmpty() ? "" : " You answer " + error.answer() + ".");
    }

    /** Nobody looks by how much more a move is bad. */
    private boolean isMost(LikelyError error) {
        return error.loss() >= LikelyError.MOST_ERRORS * preparation.errorSize();
    }

    /** What that rests on. */
    public String because(LikelyError error) {
        String played = played(error.met(), error.played());
        String anybody =
                preparation.people() ? ", of anybody of their strength in " + Percent.whole(error.anybody()) : "";
        return "Expected in " + Percent.whole(error.likely()) + " of such games" + anybody + "; "
                + (played.isEmpty() ? "they were never there, so it is the model's word alone" : played)
                + ". You come there in " + share(error.reach()) + " of your games; judged at " + error.depth()
                + " plies.";
    }

    /** Small shares with a decimal. */
    public static String share(double share) {
        return share >= 0.095 || share == 0 ? Percent.whole(share) : String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /** What stands where there is no error to hope for. */
    public String noErrors() {
        return "No likely reply on these lines is an error that a deeper search confirms.";
    }

    /** What the numbers are and what they are not. */
    public String explanation() {
        String predicted = Double.isNaN(preparation.predicted())
                ? ""
                : " In games put aside, the model's first choice was played in "
                        + Percent.whole(preparation.predicted()) + ".";
        return "Values are yours, in " + Amount.many(preparation.unit()) + ", by a search of "
                + preparation.depth() + " plies at their turns. Replies are predictions of a model, not promises."
                + predicted
                + " What is said of errors is the least certain of it. Counts are games of theirs that were there, with 95 % intervals; your moves cost at most "
                + Amount.text(preparation.plan().margin(), preparation.unit()) + " against best play.";
    }

    public Preparation preparation() {
        return preparation;
    }
}
