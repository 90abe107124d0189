package org.outwit.lab.people;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.record.RecordFiles;
import org.outwit.learn.example.Example;
import org.outwit.learn.person.ErrorClaims;
import org.outwit.learn.population.PeopleArchive;
import org.outwit.learn.population.PersonHistory;
import org.outwit.learn.population.PersonalLearner;
import org.outwit.learn.population.PopulationFile;
import org.outwit.learn.population.PopulationModel;
import org.outwit.learn.population.PopulationPredictor;
import org.outwit.play.resources.Resources;

/**
 * Are claims about errors true for strangers? People whom a file of people does not know are learned from the first 70 % of their games, and
 * what is claimed about errors in the rest is compared with what was played, for all of them together. What a clone of them would lose is
 * what is expected here, since clones draw from the same predictor.
 *
 * <p>Usage: {@code ClaimedErrors GAME FIRST PEOPLE DECISIONS FROM-TO MODEL FILE…}: as {@link PredictedStrangers}, which trains MODEL.
 */
public final class ClaimedErrors {

    private static final double EARLIER = 0.7;
    private static final int LOOKED_AT = 300;

    private ClaimedErrors() {}

    public static void main(String[] args) throws IOException {
        try (Resources resources = Resources.ofProgram()) {
            run(Games.named(args[0]), args, resources.parallel());
        }
    }

    private static <P extends Position> void run(Game<P> game, String[] args, Parallel parallel) throws IOException {
        int first = Integer.parseInt(args[1]);
        int most = Integer.parseInt(args[3]);
        String[] plies = args[4].split("-");
        PopulationModel population = PopulationFile.read(Path.of(args[5]));
        PeopleArchive<P> archive = new PeopleArchive<>(game);
        for (int i = 6; i < args.length; i++) RecordFiles.read(game, args[i], archive);
        List<String> names = PredictedStrangers.ranked(archive.games());
        List<ErrorClaims.Asked<P>> asked = new ArrayList<>();
        int depth = 0;
        for (String name : names.subList(first, first + Integer.parseInt(args[2]))) {
            PersonHistory<P> person = PersonHistory.of(archive.games(), name);
            int games = person.games().size();
            int split = (int) (EARLIER * games);
            PopulationPredictor<P> claiming = PopulationPredictor.of(game, population, person.rating())
                    .of(new PersonalLearner<>(game, population, population.personal(), parallel, ProgressMonitor.NONE)
                            .learn(person.between(0, split), person.rating(), LOOKED_AT))
                    .claiming();
            depth = claiming.depth();
            List<Example<P>> later = new ArrayList<>(person.between(split, games));
            later.removeIf(each -> each.ply() < Integer.parseInt(plies[0]) || each.ply() > Integer.parseInt(plies[1]));
            Collections.shuffle(later, new Random(1));
            later = later.subList(0, Math.min(most, later.size()));
            asked.add(new ErrorClaims.Asked<>(claiming::forAnotherThread, later));
        }
        print(ErrorClaims.of(game, depth, asked, parallel, ProgressMonitor.NONE));
    }

    private static void print(ErrorClaims claims) {
        PrintWriter out = new PrintWriter(System.out, true);
        out.println(claims.decisions() + " decisions, judged at " + claims.judgeDepth() + " plies where "
                + claims.depth() + " were looked ahead");
        for (ErrorClaims.Size size : claims.sizes()) {
            out.printf(
                    Locale.ROOT,
                    "loses %.1f: favourite %d times, claimed %.3f, played %.3f (%.3f to %.3f); mass %.4f, errors %.4f (%.4f to %.4f)%n",
                    size.least(),
                    size.favourites(),
                    size.claimed(),
                    size.played().estimate(),
                    size.played().low(),
                    size.played().high(),
                    size.mass(),
                    size.errors().estimate(),
                    size.errors().low(),
                    size.errors().high());
        }
        out.printf(
                Locale.ROOT,
                "expected loss %.4f, real %.4f, ratio %.3f, slope %.3f (%.3f to %.3f)%n",
                claims.expectedLoss(),
                claims.realLoss(),
                claims.expectedLoss() / claims.realLoss(),
                claims.slope(),
                claims.slopeInterval().low(),
                claims.slopeInterval().high());
    }
}
