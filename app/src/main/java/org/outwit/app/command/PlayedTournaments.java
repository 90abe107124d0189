package org.outwit.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.draw.report.ExperimentReport;
import org.outwit.lab.experiment.LabRun;
import org.outwit.lab.report.ReportFiles;
import org.outwit.lab.store.DatabaseStore;
import org.outwit.lab.tournament.Tournament;
import org.outwit.lab.tournament.TournamentFile;
import org.outwit.lab.tournament.TournamentPlan;
import org.outwit.lab.tournament.TournamentRun;
import org.outwit.lab.tournament.TournamentText;
import org.outwit.play.resources.Resources;

/** Tournaments that a store knows by their names. */
record PlayedTournaments(DatabaseStore store, Resources resources) {

    /** How the names of all tournaments begin, and those of no experiment. */
    private static final String PREFIX = "tournament-";

    static boolean isOne(String id) {
        return id.startsWith(PREFIX);
    }

    List<String> names() {
        return new ArrayList<>(store.tournaments().keySet());
    }

    /** The tournament as far as it was played. */
    TournamentRun.Played<?> named(String id, LabRun lab) {
        Map<String, String> known = store.tournaments();
        String file = known.get(id);
        if (file == null)
            throw new InputException("There is no tournament '" + id + "' in this store"
                    + (known.isEmpty() ? "." : "; there is " + String.join(", ", known.keySet()) + "."));
        return played(TournamentFile.read(file, id), lab);
    }

    private <P extends Position> TournamentRun.Played<P> played(TournamentPlan<P> plan, LabRun lab) {
        return new TournamentRun<>(new Tournament<>(plan, resources)).played(lab);
    }

    /** Writes the page, and its file beside it. */
    static ExperimentReport write(TournamentRun.Played<?> played, ReportFiles files) throws IOException {
        Tournament<?> tournament = played.tournament();
        ExperimentReport report = ReportFiles.report(tournament, played.results());
        files.write(report, played.results());
        ReplaceRule rule =
                ReplaceRule.only("the file of a tournament", file -> TournamentFile.isOne(Files.readString(file)));
        WholeFile.write(
                files.folder().resolve(tournament.file()),
                TournamentText.of(tournament.plan()),
                rule.unless(files.replace().force()));
        return report;
    }
}
