package org.outwit.app.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The sources that the tests belong to, wherever they are run from. */
public final class Repository {

    public static final Path ROOT = root();

    private Repository() {}

    private static Path root() {
        Path start = Path.of("").toAbsolutePath();
        for (Path folder = start; folder != null; folder = folder.getParent()) {
            if (Files.exists(folder.resolve("CONSTITUTION.md")) && Files.exists(folder.resolve("pom.xml")))
                return folder;
        }
        throw new IllegalStateException("There is no repository around " + start + ".");
    }

    /** All documents, in a fixed order. */
    public static List<Path> documents() {
        try (Stream<Path> top = Files.list(ROOT);
                Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            return Stream.concat(top, docs)
                    .filter(path -> path.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The Java files that are no tests, of all modules. */
    public static List<Path> mainSources() {
        return modules().stream()
                .map(folder -> folder.resolve("src/main/java"))
                .filter(Files::exists)
                .flatMap(Repository::javaFiles)
                .sorted()
                .toList();
    }

    /** All Java files of all modules, tests included. */
    public static List<Path> sources() {
        return modules().stream()
                .flatMap(folder -> Stream.of(folder.resolve("src/main/java"), folder.resolve("src/test/java")))
                .filter(Files::exists)
                .flatMap(Repository::javaFiles)
                .sorted()
                .toList();
    }

    /** The folders of all modules. */
    public static List<Path> modules() {
        try (Stream<Path> folders = Files.list(ROOT)) {
            return folders.filter(folder -> Files.exists(folder.resolve("pom.xml")))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> javaFiles(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(path -> path.toString().endsWith(".java")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A path as documents write it: from the root, with slashes. */
    public static String name(Path file) {
        return ROOT.relativize(file).toString().replace('\\', '/');
    }
}
