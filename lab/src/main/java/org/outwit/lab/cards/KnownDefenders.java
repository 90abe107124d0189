package org.outwit.lab.cards;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.games.bridge.declarer.ModelledPimc;
import org.outwit.games.bridge.defence.AttitudeSignal;
import org.outwit.games.bridge.defence.CardRule;
import org.outwit.games.bridge.defence.CountSignal;
import org.outwit.games.bridge.defence.Defender;
import org.outwit.games.bridge.defence.LeadConvention;
import org.outwit.games.bridge.defence.LookAhead;
import org.outwit.games.bridge.defence.RulesOfThumb;
import org.outwit.games.bridge.doubledummy.DoubleDummySolver;

/**
 * How many tricks does a declarer gain who knows the defenders? Endings are dealt by number and played against defenders made by rule, by
 * declarers who differ in nothing but what they believe: nothing (plain PIMC), the truth, the opposite convention, a convention that nobody
 * follows, the wrong depth. The same ending has the same cards in all cells, and defenders who see the same play the same.
 *
 * <p>Arguments: {@code deals=1000 seed=1 size=7 worlds=24 candidates=3432 truths=standard,none,one,two journal=FILE}.
 */
public final class KnownDefenders {

    /** So seldom is a card played without a reason. */
    private static final double SLIP = 0.05;

    /** Over how many deals a defender averages who looks ahead. */
    private static final int IMAGINED = 6;

    private static final CardRule THUMB = new RulesOfThumb();

    private final int size;
    private final ModelledPimc.Sampling sampling;
    private final DoubleDummySolver solver = new DoubleDummySolver(1 << 18);

    KnownDefenders(int size, ModelledPimc.Sampling sampling) {
        this.size = size;
        this.sampling = sampling;
    }

    /** Lead, attitude and count as most people play them, or all of them the other way round. */
    private static List<CardRule> convention(boolean opposite) {
        return List.of(
                opposite ? LeadConvention.THIRD_AND_LOWEST : LeadConvention.FOURTH_BEST,
                new AttitudeSignal(opposite),
                new CountSignal(opposite));
    }

    private static Defender with(List<CardRule> first, CardRule last) {
        List<CardRule> rules = new ArrayList<>(first);
        rules.add(last);
        return new Defender(rules, SLIP);
    }

    /** All cells, those of the same defenders together and the plain declarer first. */
    static List<DefenderCell> cells() {
        Defender standard = with(convention(false), THUMB);
        Defender none = with(List.of(), THUMB);
        Defender one = with(List.of(), new LookAhead(1, IMAGINED, THUMB));
        Defender two = with(List.of(), new LookAhead(2, IMAGINED, THUMB));
        CardRule convention = new Defender(convention(false), SLIP);
        CardRule opposite = new Defender(convention(true), SLIP);
        List<DefenderCell> cells = new ArrayList<>();
        cells.add(new DefenderCell("standard", "nothing", standard, CardRule.NOTHING, false));
        cells.add(new DefenderCell("standard", "the convention, cards only", standard, convention, false));
        cells.add(new DefenderCell("standard", "the convention", standard, convention, true));
        cells.add(new DefenderCell("standard", "the opposite convention", standard, opposite, true));
        cells.add(new DefenderCell("standard", "all their rules", standard, standard, true));
        cells.add(new DefenderCell("none", "nothing", none, CardRule.NOTHING, false));
        cells.add(new DefenderCell("none", "a convention", none, convention, true));
        cells.add(new DefenderCell("none", "all their rules", none, none, true));
        Map<String, Defender> depths = Map.of("one", one, "two", two);
        for (String truth : List.of("one", "two")) {
            Defender right = depths.get(truth);
            cells.add(new DefenderCell(truth, "nothing", right, CardRule.NOTHING, false));
            cells.add(new DefenderCell(truth, "how far they look", right, right, true));
            cells.add(new DefenderCell(truth, "they do not look ahead", right, none, true));
        }
        return cells;
    }

    /** The tricks of the declarer in one ending. */
    int run(DefenderCell cell, long seed) {
        ModelledPimc declarer = new ModelledPimc(cell.model(), cell.replies(), sampling, solver);
        return PlayedEnding.of(seed, size).tricks(declarer, cell.defenders());
    }

    public static void main(String[] args) throws IOException {
        CardsOptions options = new CardsOptions(args);
        int size = options.whole("size", 7);
        int deals = options.whole("deals", 1000);
        int seed = options.whole("seed", 1);
        ModelledPimc.Sampling sampling =
                new ModelledPimc.Sampling(options.whole("candidates", 3432), options.whole("worlds", 24), seed);
        List<String> truths =
                List.of(options.text("truths", "standard,none,one,two").split(","));
        String setting = "KnownDefenders seed=" + seed + " size=" + size + " " + sampling;
        KnownDefenders question = new KnownDefenders(size, sampling);
        try (CardsJournal journal = new CardsJournal(options.journal(), setting)) {
            for (String truth : truths) question.table(truth, deals, seed, journal, System.out, System.err);
        }
    }

    /** Plays all endings in all cells of some defenders, and tells what each belief gains over none. */
    private void table(String truth, int deals, int seed, CardsJournal journal, PrintStream out, PrintStream progress) {
        List<DefenderCell> cells =
                cells().stream().filter(cell -> cell.truth().equals(truth)).toList();
        double[][] tricks = new double[cells.size()][deals];
        for (int i = 0; i < deals; i++) {
            long deal = (long) seed * 1_000_000 + i;
            for (int c = 0; c < tricks.length; c++) {
                DefenderCell cell = cells.get(c);
                String made = journal.result(cell.name() + "/" + deal, () -> String.valueOf(run(cell, deal)));
                tricks[c][i] = Integer.parseInt(made);
            }
            if (i % 50 == 49) progress.println(truth + ": " + (i + 1) + " of " + deals);
        }
        for (int c = 0; c < tricks.length; c++) out.println(row(cells.get(c), tricks[c], tricks[0]));
    }

    private static String row(DefenderCell cell, double[] tricks, double[] plain) {
        ConfidenceInterval mean = ConfidenceInterval.ofMean(tricks);
        if (cell.isPlain())
            return String.format(Locale.ROOT, "| %s | %s | %.3f | |", cell.truth(), cell.belief(), mean.estimate());
        ConfidenceInterval gain = ConfidenceInterval.ofDifference(tricks, plain);
        return String.format(
                Locale.ROOT,
                "| %s | %s | %.3f | %+.3f (%+.3f to %+.3f) |",
                cell.truth(),
                cell.belief(),
                mean.estimate(),
                gain.estimate(),
                gain.low(),
                gain.high());
    }
}
