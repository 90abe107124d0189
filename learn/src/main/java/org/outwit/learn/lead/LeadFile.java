package org.outwit.learn.lead;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.InputException;
import org.outwit.learn.model.Field;
import org.outwit.learn.model.ModelException;
import org.outwit.learn.model.ModelFile;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A model of leads on disk, as JSON that people can read: what makes a card likelier, and by how much. */
public final class LeadFile {

    private static final String KIND = "leads";
    private static final String WHAT = "model of leads";
    private static final int VERSION = 1;
    private static final List<String> PHASES = List.of("notrump", "trumps");
    private static final Set<String> KEYS = Set.of("outwit", "version", "leads", "weights");

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private LeadFile() {}

    /** Reads the file of this name; any fault in it is one sentence. */
    public static LeadModel read(String name) {
        return ModelFile.read(name, WHAT, LeadFile::parse);
    }

    /** A model of leads may be learned again; any other file stays. */
    public static ReplaceRule replaceable() {
        return ReplaceRule.only("a " + WHAT, LeadFile::isOne);
    }

    private static boolean isOne(Path file) {
        try {
            read(file.toString());
            return true;
        } catch (InputException e) {
            return false;
        }
    }

    static LeadModel parse(String text) {
        Field file = Field.file(text, WHAT, KIND, VERSION);
        file.only(KEYS);
        Field weights = file.object("weights");
        weights.only(Set.copyOf(PHASES));
        List<String> names = LeadFeatures.names();
        double[][] rows = new double[PHASES.size()][names.size()];
        for (int p = 0; p < rows.length; p++) {
            Field row = weights.object(PHASES.get(p));
            for (String name : row.names()) {
                if (!names.contains(name)) {
                    throw new ModelException(row.place(name) + ": nothing of this name is looked at in a lead.");
                }
            }
            for (int c = 0; c < names.size(); c++) rows[p][c] = row.number(names.get(c));
        }
        return new LeadModel(file.whole("leads"), rows);
    }

    /** The text of a file. */
    public static String text(LeadModel model) {
        ObjectNode root = JSON.createObjectNode();
        root.put("outwit", KIND);
        root.put("version", VERSION);
        root.put("leads", model.leads());
        ObjectNode weights = root.putObject("weights");
        List<String> names = LeadFeatures.names();
        for (int p = 0; p < PHASES.size(); p++) {
            ObjectNode row = weights.putObject(PHASES.get(p));
            for (int c = 0; c < names.size(); c++) row.put(names.get(c), rounded(model.weights()[p][c]));
        }
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
    }

    /** Four digits are more than is known. */
    private static double rounded(double weight) {
        return Math.round(weight * 1e4) / 1e4;
    }
}
