package org.outwit.app.learn;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.statistics.Percent;
import org.outwit.draw.text.Columns;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.person.Person;
import org.outwit.learn.person.Predictions;
import org.outwit.learn.person.Tally;

/** How a model fared, for people and for programs. */
public final class PredictionReport {

    /** Who is predicted by {@link #BY_RATING}. */
    public static final String BY_RATING = "anybody of their rating";

    private final Game<?> game;
    private final String who;
    private final String model;
    private final int games;
    private final int depth;
    private final Predictions predictions;
    private final List<String> remarks;

    private PredictionReport(
            Game<?> game,
            String who,
            String model,
            int games,
            int depth,
            Predictions predictions,
            List<String> remarks) {
        this.game = game;
        this.who = who;
        this.model = model;
        this.games = games;
        this.depth = depth;
        this.predictions = predictions;
        this.remarks = List.copyOf(remarks);
    }

    /** {@code remarks} are sentences on what should be known about the numbers. */
    public PredictionReport(
            Game<?> game, OpponentModel model, Person<?> person, Predictions predictions, List<String> remarks) {
        this(game, person.who(), model.who(), person.games().size(), model.depth(), predictions, remarks);
    }

    /** Of people who are predicted as anybody of their rating. */
    public static PredictionReport ofAnybody(
            Game<?> game, String who, int games, Predictions predictions, List<String> remarks) {
        return new PredictionReport(game, who, BY_RATING, games, Predictions.PLAIN_DEPTH, predictions, remarks);
    }

    public void print(PrintWriter out) {
        out.println(
                who + ", " + game.title() + ", by " + (model.equals(BY_RATING) ? "" : "the model of ") + model + ": "
                        + ReportNumbers.count(games, "game", "games") + ", "
                        + ReportNumbers.count(predictions.all().decisions(), "decision", "decisions"));
        for (String remark : remarks) out.println(remark);
        out.println("How often the first choice was played:");
        boolean people = predictions.all().knowsPeople();
        boolean network = predictions.all().knowsNetwork();
        Columns columns = new Columns(
                "",
                "decisions",
                "model",
                "95 %",
                "log-loss",
                people ? "others like them" : "",
                people ? "log-loss" : "",
                network ? "network alone" : "",
                network ? "log-loss" : "",
                predictions.evaluator() + "@" + depth,
                "chance",
                "chance's log-loss");
        predictions.rows(game).forEach((name, tally) -> {
            if (tally.decisions() > 0) columns.row(row(name, tally));
        });
        columns.print(out);
        Tally all = predictions.all();
        out.printf(
                Locale.ROOT,
                "The first choice was said to be played in %s and was in %s; over tenths of what was said that is off by %.3f.%n",
                Percent.tenths(all.claimed()),
                Percent.tenths(all.agreement()),
                all.calibrationError());
    }

    private static String[] row(String name, Tally tally) {
        return new String[] {
            name,
            Long.toString(tally.decisions()),
            Percent.tenths(tally.agreement()),
            Percent.tenths(tally.interval().low()) + " to "
                    + Percent.tenths(tally.interval().high()),
            ReportNumbers.loss(tally.logLoss()),
            tally.knowsPeople() ? Percent.tenths(tally.people()) : "",
            tally.knowsPeople() ? ReportNumbers.loss(tally.peopleLoss()) : "",
            tally.knowsNetwork() ? Percent.tenths(tally.network()) : "",
            tally.knowsNetwork() ? ReportNumbers.loss(tally.networkLoss()) : "",
            Percent.tenths(tally.evaluator()),
            Percent.tenths(tally.chance()),
            ReportNumbers.loss(tally.chanceLoss())
        };
    }

    /** A map, since rows are called as the phases of the game are. */
    public Map<String, Object> object() {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("game", game.name());
        object.put("who", who);
        object.put("model", model);
        object.put("games", games);
        object.put("depth", depth);
        predictions
                .rows(game)
                .forEach((name, tally) ->
                        object.put(name, Numbers.of(predictions.evaluator(), tally, Optional.empty())));
        object.put("remarks", remarks);
        return object;
    }

    /**
     * The numbers of some decisions.
     *
     * @param claimed how likely first choices were said to be, and {@code calibrationError} how far that is off
     * @param people as its log-loss, empty where nobody knows what others would play
     * @param network as its log-loss, empty where none was asked
     * @param parts the same for each phase and side; empty in a part
     */
    record Numbers(
            long decisions,
            double agreement,
            double halfWidth,
            List<Double> interval,
            double logLoss,
            double claimed,
            double calibrationError,
            Optional<Double> people,
            Optional<Double> peopleLogLoss,
            Optional<Double> network,
            Optional<Double> networkLogLoss,
            double chance,
            double chanceLogLoss,
            String evaluator,
            double evaluatorAgreement,
            Optional<Map<String, Numbers>> parts) {

        static Numbers of(String evaluator, Tally tally, Optional<Map<String, Numbers>> parts) {
            Optional<Tally> compared = Optional.of(tally).filter(Tally::knowsPeople);
            Optional<Tally> heard = Optional.of(tally).filter(Tally::knowsNetwork);
            return new Numbers(
                    tally.decisions(),
                    tally.agreement(),
                    tally.halfWidth(),
                    List.of(tally.interval().low(), tally.interval().high()),
                    tally.logLoss(),
                    tally.claimed(),
                    tally.calibrationError(),
                    compared.map(Tally::people),
                    compared.map(Tally::peopleLoss),
                    heard.map(Tally::network),
                    heard.map(Tally::networkLoss),
                    tally.chance(),
                    tally.chanceLoss(),
                    evaluator,
                    tally.evaluator(),
                    parts);
        }
    }
}
