package org.outwit.learn.people;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UTFDataFormatException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.InputException;
import org.outwit.learn.network.Networks;
import org.outwit.learn.prediction.Trust;

/** A {@link PopulationModel} on disk: a line that says what it is, and behind it everything as numbers, compressed. */
public final class PopulationFile {

    /** How such files end. */
    public static final String ENDING = ".people";

    private static final String KIND = "Outwit people, version ";
    private static final int VERSION = 5;

    /** Files of the first two versions lack the last few numbers, for which there were other rules then; the third knew no pools, the fourth no odds of favourites. */
    private static final int FIRST_VERSION = 1;

    /** Behind everything else, where a network was asked in training. */
    private static final int VOICES = 'N';

    private static final byte[] FIRST_LINE = firstLine(VERSION);
    private static final Pattern OLDER = Pattern.compile(Pattern.quote(KIND) + "(\\d{1,4})\n");
    private static final int MOST_LAYERS = 64;
    private static final int MOST_WEIGHTS = 1 << 12;
    private static final int MOST_BOOK = 1 << 24;

    private PopulationFile() {}

    private static byte[] firstLine(int version) {
        return (KIND + version + "\n").getBytes(StandardCharsets.US_ASCII);
    }

    /** The version that a first line says, if it can be read, or 0. */
    private static int version(byte[] line) {
        for (int version = FIRST_VERSION; version <= VERSION; version++) {
            if (Arrays.equals(line, firstLine(version))) return version;
        }
        return 0;
    }

    public static void write(PopulationModel model, Path file, ReplaceRule rule) throws IOException {
        WholeFile.write(file, stream -> write(model, stream), rule);
    }

    /** What a file of it would hold. */
    public static byte[] bytes(PopulationModel model) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        write(model, bytes);
        return bytes.toByteArray();
    }

    private static void write(PopulationModel model, OutputStream stream) throws IOException {
        stream.write(FIRST_LINE);
        Deflater deflater = new Deflater();
        deflater.setStrategy(Deflater.FILTERED); // small numbers without a pattern: 5 % less than by default
        DeflaterOutputStream packed = new DeflaterOutputStream(stream, deflater, 1 << 16);
        DataOutputStream to = new DataOutputStream(packed);
        to.writeUTF(model.game());
        to.writeUTF(model.about());
        model.looks().weights().write(to);
        to.writeByte(model.plan().depths().length);
        for (int depth : model.plan().depths()) to.writeByte(depth);
        to.writeInt(model.plan().distance());
        to.writeInt(model.plan().size());
        to.writeByte(model.layers().size());
        for (double[][] layer : model.layers()) {
            to.writeInt(layer[0].length);
            for (double[] row : layer) for (double weight : row) to.writeFloat((float) weight);
        }
        to.writeDouble(model.strengths().mean());
        to.writeDouble(model.strengths().deviation());
        model.book().write(to);
        PersonalNumbers.write(model.trust(), to);
        PersonalNumbers.write(model.personal(), to);
        PersonalNumbers.write(model.tilt(), to);
        model.pools().write(to);
        model.looks().writeLeanings(to);
        if (model.voices().fitted() != VoiceWeights.USUAL) {
            to.writeByte(VOICES);
            VoiceSection.write(model.voices().fitted(), to);
        }
        to.flush();
        packed.finish();
        deflater.end();
    }

    /** Whether a file holds people who play this game, or is one of an older version, which nobody can use any more. */
    public static boolean isOf(Path file, String game) throws IOException {
        try (InputStream stream = new BufferedInputStream(Files.newInputStream(file))) {
            byte[] first = stream.readNBytes(FIRST_LINE.length);
            if (version(first) > 0) {
                return new DataInputStream(new InflaterInputStream(stream))
                        .readUTF()
                        .equals(game);
            }
            Matcher older = OLDER.matcher(new String(first, StandardCharsets.US_ASCII));
            return older.lookingAt() && Integer.parseInt(older.group(1)) < FIRST_VERSION;
        } catch (EOFException | ZipException | UTFDataFormatException e) {
            return false;
        }
    }

    /** Reads a file; any fault in it is one sentence that names it. */
    public static PopulationModel read(Path file) {
        if (!Files.isRegularFile(file) && Files.exists(file)) {
            throw new InputException(file + ": this is no file of people, but a folder, a pipe or a device.");
        }
        try (InputStream stream = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
            return read(stream, file.toString());
        } catch (NoSuchFileException e) {
            throw new InputException(file + ": there is no such file of people.");
        } catch (IOException e) {
            throw new InputException(file + ": cannot be read: " + e.getMessage() + ".");
        }
    }

    static PopulationModel read(InputStream stream, String name) {
        try {
            int version = version(stream.readNBytes(FIRST_LINE.length));
            if (version > 0) {
                InputStream packed = new BufferedInputStream(new InflaterInputStream(stream), 1 << 16);
                return read(new DataInputStream(packed), version);
            }
        } catch (EOFException e) {
            throw new InputException(name + ": the file of people ends too early.");
        } catch (ZipException e) {
            throw new InputException(name + ": the file of people is damaged.");
        } catch (IOException | IllegalArgumentException e) {
            throw new InputException(name + ": the file of people is damaged: " + e.getMessage() + ".");
        }
        throw new InputException(
                name + ": this is no file of people of this version; expected one that 'outwit train people' wrote.");
    }

    private static PopulationModel read(DataInputStream from, int version) throws IOException {
        String game = from.readUTF();
        String about = from.readUTF();
        HashedWeights weights = HashedWeights.read(from);
        int[] depths = new int[within(from.readByte(), 1, Byte.MAX_VALUE, "phases")];
        for (int i = 0; i < depths.length; i++) depths[i] = within(from.readByte(), 0, MOST_LAYERS, "plies");
        LookaheadPlan plan = new LookaheadPlan(depths, from.readInt(), from.readInt());
        int count = within(from.readByte(), 1, MOST_LAYERS, "layers");
        List<double[][]> layers = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double[][] layer = new double[depths.length][within(from.readInt(), 1, MOST_WEIGHTS, "columns")];
            for (double[] row : layer) for (int c = 0; c < row.length; c++) row[c] = from.readFloat();
            layers.add(layer);
        }
        StrengthScale strengths = new StrengthScale(from.readDouble(), from.readDouble());
        PositionCounts book = PositionCounts.read(from, MOST_BOOK);
        Trust trust = PersonalNumbers.trust(from);
        PersonalPlan personal = switch (version) {
            case FIRST_VERSION -> PersonalNumbers.firstPlan(from);
            case FIRST_VERSION + 1 -> PersonalNumbers.secondPlan(from);
            case FIRST_VERSION + 2 -> PersonalNumbers.thirdPlan(from);
            case FIRST_VERSION + 3 -> PersonalNumbers.fourthPlan(from);
            default -> PersonalNumbers.plan(from);
        };
        ErrorTilt tilt = switch (version) {
            case FIRST_VERSION -> ErrorTilt.NONE;
            case FIRST_VERSION + 1 -> ErrorTilt.ofDeepest(from.readDouble());
            default -> PersonalNumbers.tilt(from);
        };
        PoolScale pools = version > FIRST_VERSION + 2 ? PoolScale.read(from) : PoolScale.NONE;
        Looks looks = version > FIRST_VERSION + 2 ? Looks.readLeanings(weights, from) : Looks.of(weights);
        int section = from.read();
        Voices voices =
                section == VOICES ? new Voices(Networks.NONE, VoiceSection.read(from, depths.length)) : Voices.NONE;
        if (section == VOICES) section = from.read();
        if (section >= 0) throw new IOException("it goes on behind its end"); // this checks the sum of all bytes, too
        return new PopulationModel(
                game, about, looks, plan, layers, strengths, pools, book, trust, personal, tilt, voices);
    }

    private static int within(int number, int least, int most, String what) throws IOException {
        if (number < least || number > most) throw new IOException("it has " + number + " " + what);
        return number;
    }
}
