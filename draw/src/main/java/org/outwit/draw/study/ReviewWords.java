package org.outwit.draw.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.outwit.core.statistics.Percent;
import org.outwit.learn.review.FeatureReason;
import org.outwit.learn.review.Gift;
import org.outwit.learn.review.Mistake;
import org.outwit.learn.review.PointBalance;
import org.outwit.learn.review.Review;
import org.outwit.learn.review.ReviewedGame;
import org.outwit.learn.review.ReviewedMove;
import org.outwit.learn.study.Amount;

/** A review in plain words, the same on the page and in the terminal. */
public final class ReviewWords {

    /** A feature that differs by more counts in small change, and its worth says more. */
    private static final int MOST_COUNTED = 99;

    /** A share that would be told as 0 %. */
    private static final double HARDLY = 0.005;

    private final Review review;

    public ReviewWords(Review review) {
        this.review = review;
    }

    /** Whose games these are. */
    public String title() {
        if (!review.who().isEmpty()) return review.who();
        if (review.games().size() == 1) return players(review.games().get(0));
        return Figures.count(review.games().size(), "game");
    }

    /** What the title leaves open. */
    String subtitle() {
        if (review.games().size() == 1) return game(review.games().get(0));
        return review.who().isEmpty()
                ? "from " + String.join(", ", review.files())
                : Figures.count(review.games().size(), "game");
    }

    public String players(ReviewedGame game) {
        return name(game, 0) + " – " + name(game, 1);
    }

    /** A person without a name is called by the side. */
    public String name(ReviewedGame game, int side) {
        String name = game.players().get(side);
        return name.isBlank() ? review.sides().get(side) : name;
    }

    /** Such as "game 3: Anna – Bob, 1-0, 1999". */
    public String game(ReviewedGame game) {
        String score = game.score().equals("*") ? "" : ", " + game.score();
        return "game " + game.number() + ": " + players(game) + score + (game.year() == 0 ? "" : ", " + game.year());
    }

    /** From whose side a game is shown: that of whom the review is about, or else the first player's. */
    public static int viewer(ReviewedGame game) {
        return game.reviewed().size() == 1 ? game.reviewed().get(0) : 0;
    }

    /** What the viewer expected before each move and after the last, between 0 and 1. */
    public static List<Double> course(ReviewedGame game) {
        List<Double> first = new ArrayList<>();
        for (ReviewedMove each : game.moves()) first.add(each.points());
        first.add(game.endPoints());
        return viewer(game) == 0
                ? first
                : first.stream().map(points -> 1 - points).toList();
    }

    /** What an error is. */
    public String threshold() {
        return "An error loses " + points(review.error()) + " of a point or more, near level about "
                + Amount.text(review.errorUnits(), review.unit()) + "; far from level less counts.";
    }

    /** Such as "+3.5 → −7.2 discs, looking 9 plies ahead". */
    public String cost(Mistake mistake) {
        boolean decided = isDecided(mistake.bestValue()) || isDecided(mistake.playedValue());
        return Figures.value(mistake.bestValue()) + " → " + Figures.value(mistake.playedValue())
                + (decided ? "" : " " + Amount.many(review.unit()))
                + (mistake.exact() ? ", exactly" : ", " + Figures.depth(mistake.depth()));
    }

    private static boolean isDecided(String value) {
        return value.equals("won") || value.equals("lost");
    }

    /** Why the better move is better, from how far on that shows, and how many would have erred. */
    public String why(Mistake mistake) {
        String about = MistakeWords.pieces(mistake)
                .or(() -> features(mistake.reasons()))
                .orElse(
                        mistake.overAfter()
                                ? "It decides the end of the game"
                                : "No single feature tells why; the lines show it");
        String seen =
                mistake.seenFrom() <= 1 ? " It shows at once." : " It shows from " + mistake.seenFrom() + " plies on.";
        return about + "." + seen + peers(mistake.peersErr());
    }

    private static String peers(OptionalDouble erring) {
        if (erring.isEmpty()) return "";
        double share = erring.getAsDouble();
        return " Of people as strong, " + (share < HARDLY ? "hardly anybody" : Percent.whole(share))
                + " would err here.";
    }

    private Optional<String> features(List<FeatureReason> reasons) {
        return reasons.isEmpty()
                ? Optional.empty()
                : Optional.of("The better line ends with " + joined(reasons, false) + price(reasons));
    }

    private String price(List<FeatureReason> reasons) {
        return reasons.stream().anyMatch(FeatureReason::against) ? ", for " + joined(reasons, true) : "";
    }

    private String joined(List<FeatureReason> reasons, boolean against) {
        List<String> words = reasons.stream()
                .filter(each -> each.against() == against)
                .map(this::words)
                .toList();
        int last = words.size() - 1;
        return last == 0 ? words.get(0) : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }

    private String words(FeatureReason reason) {
        int by = reason.by();
        String size = by > 0 ? "larger" : "smaller";
        String what = reason.meaning().startsWith("lead ")
                ? "a " + size + " " + brief(reason.meaning())
                : "a " + size + " value of " + reason.feature() + " (" + reason.meaning() + ")";
        List<String> amounts = new ArrayList<>();
        if (Math.abs(by) <= MOST_COUNTED) amounts.add("by " + Math.abs(by));
        else reason.worth().ifPresent(worth -> amounts.add("worth " + Amount.text(worth, review.unit())));
        return what + (amounts.isEmpty() ? "" : " (" + String.join(", ", amounts) + ")");
    }

    /** A meaning without the clauses behind it that make it exact; one with an "and" in it is part of a list. */
    private static String brief(String meaning) {
        int comma = meaning.lastIndexOf(", ");
        return comma < 0 || meaning.indexOf(" and ", comma) >= 0 ? meaning : brief(meaning.substring(0, comma));
    }

    /** Where it happened. */
    public String place(Mistake mistake) {
        ReviewedGame game = review.games().get(mistake.game());
        String where = review.games().size() == 1 ? "" : "game " + game.number() + ", ";
        return where + "move " + mistake.moveNumber() + ", " + mistake.phase() + ", " + name(game, mistake.side())
                + " (" + review.sides().get(mistake.side()) + ")";
    }

    /** What became of an opponent's error. */
    public String kept(Gift gift) {
        if (gift.reply().isEmpty()) return "It ended the game.";
        return gift.isTaken()
                ? "Taken by " + gift.reply() + "."
                : "Missed: " + gift.reply() + " kept " + points(gift.kept()) + " of "
                        + points(gift.mistake().points()) + " points.";
    }

    /** Skill and luck, each in a sentence. */
    public List<String> balance(PointBalance balance) {
        String results = balance.games() == 0
                ? ""
                : " Scored: " + points(balance.scored()) + " of " + Figures.count(balance.games(), "game") + ".";
        return List.of(
                "Skill: own moves lost " + points(balance.lost()) + " expected points." + results,
                "Luck: moves of opponents lost " + points(balance.given()) + "; " + balance.taken() + " of their "
                        + Figures.count(balance.errors(), "error") + " " + (balance.taken() == 1 ? "was" : "were")
                        + " taken.");
    }

    /** Expected points, or parts of one. */
    public static String points(double points) {
        return String.format(Locale.ROOT, "%.2f", points);
    }
}
