package org.outwit.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every {@code java} block of every document compiles, runs, and prints what the {@code text} block right behind it
 * shows. A block is a whole file with a main method, or imports and statements.
 */
class JavaExamplesTest {

    private static final Pattern TYPE =
            Pattern.compile("^(?:public |final |abstract )*class (\\w+)", Pattern.MULTILINE);

    @TempDir
    private Path folder;

    @TestFactory
    List<DynamicTest> examples() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Path document : Repository.documents()) {
            List<Block> blocks = Block.of(document);
            for (int i = 0; i < blocks.size(); i++) {
                Block block = blocks.get(i);
                if (!block.language().equals("java")) continue;
                boolean shown =
                        i + 1 < blocks.size() && blocks.get(i + 1).language().equals("text");
                String expected = shown ? blocks.get(i + 1).text() : "";
                tests.add(DynamicTest.dynamicTest(
                        block.place(),
                        () -> assertThat(printedBy(block)).as(block.place()).isEqualTo(expected)));
            }
        }
        return tests;
    }

    @Test
    void theReadmeHasAnExample() {
        assertThat(Block.of(Repository.ROOT.resolve("README.md")))
                .extracting(Block::language)
                .contains("java");
    }

    private String printedBy(Block block) throws ReflectiveOperationException, IOException {
        Matcher type = TYPE.matcher(block.text());
        boolean whole = type.find();
        String name = whole ? type.group(1) : "Example";
        Path classes = Files.createTempDirectory(folder, "example");
        compile(block, name, whole ? block.text() : wrapped(block.lines()), classes);
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            Method main = loader.loadClass(name).getDeclaredMethod("main", String[].class);
            main.setAccessible(true);
            main.invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
        }
        return printed.toString(StandardCharsets.UTF_8).lines().collect(Collectors.joining("\n"));
    }

    private static String wrapped(List<String> lines) {
        StringBuilder imports = new StringBuilder();
        StringBuilder statements = new StringBuilder();
        for (String line : lines)
            (line.startsWith("import ") ? imports : statements).append(line).append('\n');
        return imports + "class Example { public static void main(String[] args) throws Exception {\n" + statements
                + "}}";
    }

    private static void compile(Block block, String name, String source, Path classes) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> complaints = new DiagnosticCollector<>();
        JavaFileObject file =
                new SimpleJavaFileObject(URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        List<String> options = List.of(
                "-d",
                classes.toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "-proc:none",
                "-Xlint:all,-options");
        compiler.getTask(null, null, complaints, options, null, List.of(file)).call();
        List<String> sentences = complaints.getDiagnostics().stream()
                .filter(complaint -> complaint.getSource() == file || complaint.getKind() == Diagnostic.Kind.ERROR)
                .map(complaint -> complaint.getMessage(null))
                .toList();
        assertThat(sentences).as(block.place()).isEmpty();
    }
}
