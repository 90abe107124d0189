package org.outwit.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.docs.Repository;

/** The launcher with a Java that only says how it was called, and a build that is up to date. */
class LauncherTest {

    private static final String OWN = "OUTWIT_JAVA_OPTS";

    /** Where somebody may have said how much memory Java has. */
    private static final List<String> OPTIONS = List.of(OWN, "JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS");

    @TempDir
    private Path home;

    @BeforeEach
    void pretend() throws IOException {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "the launcher needs a shell");
        Files.copy(Repository.ROOT.resolve("outwit"), home.resolve("outwit"));
        Path image = Files.createDirectories(home.resolve("app/target/outwit/1"));
        Files.writeString(image.resolveSibling("current"), "1\n");
        for (String each : List.of("outwit-app.jar", "stamp", "classes-17.jsa.made"))
            Files.createFile(image.resolve(each));
        Path java = Files.createDirectories(home.resolve("java/bin")).resolve("java");
        Files.writeString(home.resolve("java/release"), "JAVA_VERSION=\"17\"\n");
        Files.writeString(java, "#!/bin/sh\necho \"$*\"\n");
        assertThat(java.toFile().setExecutable(true)).isTrue();
    }

    private String called(String variable, String options, String... args) throws IOException {
        List<String> words =
                new ArrayList<>(List.of("/bin/sh", home.resolve("outwit").toString()));
        words.addAll(List.of(args));
        ProcessBuilder launcher = new ProcessBuilder(words).redirectErrorStream(true);
        launcher.environment().put("JAVA_HOME", home.resolve("java").toString());
        launcher.environment().keySet().removeAll(OPTIONS);
        launcher.environment().put(variable, options);
        return new String(launcher.start().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void aServerHasAGigabyteUnlessTheUserSaysOtherwise() throws IOException {
        assertThat(called(OWN, "", "serve", "--port", "0")).contains(" -Xmx1g ").endsWith("Main serve --port 0\n");
        assertThat(called(OWN, "-Xmx3g", "serve")).contains(" -Xmx3g ").doesNotContain("-Xmx1g");
        assertThat(called(OWN, "-XX:MaxRAMPercentage=50", "serve")).doesNotContain("-Xmx");
        assertThat(called(OWN, "", "play", "serve")).doesNotContain("-Xmx");
        for (String each : OPTIONS) assertThat(called(each, "-Xmx3g", "serve")).doesNotContain("-Xmx1g");
    }
}
