package org.outwit.lab.people;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.lab.people.DecisionSet.Decision;

/**
 * A folder in which dossiers are kept, since making them takes most of the time: a study that was stopped goes on where it was.
 * What was made otherwise is not used.
 *
 * @param making how the dossiers are made, in words that differ wherever that does
 */
record Cabinet(Path folder, String making) {

    private Path file(TestedPerson person) {
        return folder.resolve(person.number() + ".dossier");
    }

    Optional<DecisionSet> find(TestedPerson person) throws IOException {
        if (!Files.exists(file(person))) return Optional.empty();
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file(person))))) {
            if (!in.readUTF().equals(making)) return Optional.empty();
            DecisionSet dossier = new DecisionSet();
            for (int left = in.readInt(); left > 0; left--) read(in, dossier);
            return Optional.of(dossier);
        }
    }

    private static void read(DataInputStream in, DecisionSet dossier) throws IOException {
        Decision decision =
                new Decision(in.readInt(), in.readInt(), in.readInt(), in.readLong(), ints(in), ints(in), in.readInt());
        double[][] rows = new double[decision.moves().length][DecisionSet.COLUMNS];
        for (double[] row : rows) for (int c = 0; c < row.length; c++) row[c] = in.readFloat();
        dossier.add(decision, rows);
    }

    private static int[] ints(DataInputStream in) throws IOException {
        int[] ints = new int[in.readInt()];
        for (int i = 0; i < ints.length; i++) ints[i] = in.readInt();
        return ints;
    }

    /** Half a file is never found: it gets its name when it is whole. */
    void keep(TestedPerson person, DecisionSet dossier) throws IOException {
        Files.createDirectories(folder);
        WholeFile.write(file(person), stream -> write(new DataOutputStream(stream), dossier), ReplaceRule.anything());
    }

    private void write(DataOutputStream out, DecisionSet dossier) throws IOException {
        out.writeUTF(making);
        out.writeInt(dossier.decisions().size());
        for (int d = 0; d < dossier.decisions().size(); d++) {
            write(out, dossier.decisions().get(d), dossier.rows(d));
        }
    }

    private static void write(DataOutputStream out, Decision decision, double[][] rows) throws IOException {
        out.writeInt(decision.game());
        out.writeInt(decision.year());
        out.writeInt(decision.phase());
        out.writeLong(decision.key());
        write(out, decision.moves());
        write(out, decision.places());
        out.writeInt(decision.chosen());
        for (double[] row : rows) for (double value : row) out.writeFloat((float) value);
    }

    private static void write(DataOutputStream out, int[] ints) throws IOException {
        out.writeInt(ints.length);
        for (int each : ints) out.writeInt(each);
    }
}
