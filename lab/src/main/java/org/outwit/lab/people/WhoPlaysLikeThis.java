package org.outwit.lab.people;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.record.RecordFiles;
import org.outwit.learn.identity.ArchivePeople;
import org.outwit.learn.identity.KnownPerson;
import org.outwit.learn.identity.PeopleCollector;
import org.outwit.learn.identity.Tempering;
import org.outwit.learn.population.PeopleArchive;
import org.outwit.learn.population.PopulationModel;
import org.outwit.learn.population.Populations;
import org.outwit.play.resources.Resources;

/**
 * Who plays like this? Learns the people with most games of an archive from the first 70 % of their games, as {@code outwit who} does, draws 1,
 * 10, 50 or 100 of somebody's later games without a name, 40 times for each person, and asks whose they are. The factor by which likelihoods
 * are tempered is fitted on the same draws and printed; it does not change who comes first. Intervals are 95 %, over people.
 *
 * <p>Usage: {@code WhoPlaysLikeThis GAME PEOPLE SEED FOLDER FILE…}: so many people; the people who play the game are those of the folder, or
 * the shipped ones where it has none.
 */
public final class WhoPlaysLikeThis {

    private static final int[] GAMES = {1, 10, 50, 100};
    private static final int MOST_TESTED = 120;
    private static final int LEAST = 20;

    private WhoPlaysLikeThis() {}

    public static void main(String[] args) throws IOException {
        try (Resources resources = Resources.ofProgram()) {
            run(Games.named(args[0]), args, resources.parallel());
        }
    }

    private static <P extends Position> void run(Game<P> game, String[] args, Parallel parallel) throws IOException {
        PeopleArchive<P> archive = new PeopleArchive<>(game);
        for (int i = 4; i < args.length; i++) RecordFiles.read(game, args[i], archive);
        List<KnownPerson<P>> all = new PeopleCollector<P>(LEAST).of(archive.games());
        List<KnownPerson<P>> people = all.subList(0, Math.min(Integer.parseInt(args[1]), all.size()));
        PopulationModel population = Populations.in(Path.of(args[3])).of(game).orElseThrow();
        ArchivePeople<P> known =
                new ArchivePeople<>(game, population, people, MOST_TESTED, parallel, ProgressMonitor.NONE);
        known.learnEarlier();
        List<List<double[]>> later = known.later();
        System.out.printf(
                "%d people with %d to %d games%n",
                people.size(),
                people.get(people.size() - 1).games().size(),
                people.get(0).games().size());
        for (int games : GAMES) {
            Tempering found = Tempering.of(later, games, Long.parseLong(args[2]));
            System.out.printf(
                    Locale.ROOT,
                    "%4d games, %2d people: the right one %s, among the first three %s, factor %.2f%n",
                    games,
                    found.people(),
                    found.right().plusMinus(3),
                    found.firstThree().plusMinus(3),
                    found.factor());
        }
    }
}
