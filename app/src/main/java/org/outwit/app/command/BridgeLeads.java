package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.outwit.app.bridge.BoardFile;
import org.outwit.app.bridge.LeadReport;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.InputException;
import org.outwit.learn.lead.LaterLeads;
import org.outwit.learn.lead.LeadDecision;
import org.outwit.learn.lead.LeadFile;
import org.outwit.learn.lead.LeadModel;
import org.outwit.learn.lead.LeadPredictor;
import org.outwit.learn.lead.LeadRules;
import org.outwit.learn.lead.LeadTally;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit bridge leads}: what people lead, learned and predicted. */
@Command(
        name = "leads",
        mixinStandardHelpOptions = true,
        description = {
            "Learns from boards which card people lead from which hand after which auction, and tells how well that predicts"
                    + " later boards, beside rules of thumb. With --model it learns nothing and tells of every lead how likely it"
                    + " was and what was likeliest.",
            "Boards without an auction or without a card are left out. Files are PBN, or LIN if their names end in .lin."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit bridge leads vugraph.lin",
            "  outwit bridge leads vugraph.lin --learn leads.json",
            "  outwit bridge leads club-evening.pbn --model leads.json --who 'Anna Beck'",
            "",
            "Exit status: 0 when every board could be used, 1 when something was rejected,",
            "2 for bad usage or a file that could not be read or written."
        })
public final class BridgeLeads implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files of boards, .pbn or .lin.")
    private List<String> files;

    @Option(
            names = "--learn",
            paramLabel = "FILE",
            description = "Learn from all leads and write the model to this file.")
    private String learn;

    @Option(names = "--model", paramLabel = "FILE", description = "Predict by a model that --learn has written.")
    private String model;

    @Option(names = "--who", paramLabel = "NAME", description = "With --model: only the leads of this player.")
    private String who;

    @Mixin
    private OutputFile output;

    @Option(
            names = "--json",
            description = "Print JSON objects: with --model one a lead (board, contract, leader, who, lead, chance,"
                    + " likeliest); then one for each way to predict, and with --model for each player, by, leads, card, suit,"
                    + " logLoss, the last three with the ends of their 95 %% intervals.")
    private boolean json;

    @Override
    public Integer call() {
        if (learn != null && model != null) throw new InputException("Say --learn or --model, not both.");
        if (who != null && model == null) throw new InputException("--who needs a model: --model FILE.");
        Path place = learn == null ? null : OutputFile.place("--learn", learn, rule());
        PrintWriter err = spec.commandLine().getErr();
        LeadModel read = model == null ? null : LeadFile.read(model);
        List<LeadDecision> leads = new ArrayList<>();
        boolean sound = true;
        for (String file : files) {
            Optional<BoardFile> boards = BoardFile.read(file, err);
            if (boards.isEmpty()) return 2;
            sound &= boards.get().isSound();
            leads.addAll(LeadDecision.all(boards.get().first(null)));
        }
        if (read != null) predict(read, leads);
        else test(leads);
        if (place != null && !write(place, leads, err)) return 2;
        return sound ? 0 : 1;
    }

    /** How well later leads are predicted from earlier ones. */
    private void test(List<LeadDecision> leads) {
        LaterLeads split = LaterLeads.of(leads);
        if (!json) {
            out().println("leads: " + leads.size() + ", learned from the first "
                    + split.earlier().size() + ", tested on "
                    + split.later().size() + " later ones with other deals");
        }
        score("rules of thumb", LeadRules.learn(split.earlier()), split.later());
        score("learned", LeadModel.learn(split.earlier()), split.later());
    }

    private void score(String name, LeadPredictor predictor, List<LeadDecision> leads) {
        show(name, LeadTally.of(predictor, leads));
    }

    private void show(String name, LeadTally tally) {
        if (json) Json.print(out(), LeadReport.object(name, tally));
        else LeadReport.print(name, tally, out());
    }

    /** How likely each lead was. */
    private void predict(LeadModel by, List<LeadDecision> all) {
        List<LeadDecision> leads = all.stream()
                .filter(each -> who == null || each.who().equalsIgnoreCase(who))
                .toList();
        if (leads.isEmpty()) {
            throw new InputException(
                    who == null
                            ? "There is no board with an auction and a card."
                            : "There is no lead of '" + who + "'; names are written as in the files.");
        }
        LeadReport report = new LeadReport(by);
        for (LeadDecision each : leads) {
            if (json) Json.print(out(), report.lead(each));
            else report.print(each, out());
        }
        if (!json) out().println("leads: " + leads.size() + ", predicted by a model of " + by.leads());
        score("model", by, leads);
        Map<String, LeadTally> players = report.players(leads);
        if (!json && !players.isEmpty()) out().println("players with " + LeadReport.FEWEST + " leads or more:");
        players.forEach((name, tally) -> show(name + ", " + tally.size(), tally));
    }

    private boolean write(Path place, List<LeadDecision> leads, PrintWriter err) {
        try {
            WholeFile.write(place, LeadFile.text(LeadModel.learn(leads)), rule());
        } catch (IOException e) {
            err.println("outwit: " + learn + ": cannot be written: " + FileReason.writing(e) + ".");
            return false;
        }
        if (!json) out().println("model of " + leads.size() + " leads: " + learn);
        return true;
    }

    private ReplaceRule rule() {
        return LeadFile.replaceable().unless(output.isForced());
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
