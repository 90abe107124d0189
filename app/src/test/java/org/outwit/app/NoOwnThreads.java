package org.outwit.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Timer;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.stream.BaseStream;
import org.junit.jupiter.api.Test;

/**
 * Core, logic, games and learn make no threads and do not use the pool that all share, so that their callers decide how many
 * cores they take. All others use those that {@code Resources} makes and lends. It is the compiled classes that are looked at,
 * lambdas and references to methods included.
 */
abstract class NoOwnThreads {

    private static final String FOUND = "classes that make threads, or use the common pool";

    private static JavaClasses shipped(String... modules) {
        String[] packages = Arrays.stream(modules).map(each -> each + "..").toArray(String[]::new);
        return Shipped.all().that(JavaClass.Predicates.resideInAnyPackage(packages));
    }

    @Test
    void librariesMakeNoThreads() {
        JavaClasses libraries = shipped("org.outwit.core", "org.outwit.logic", "org.outwit.games", "org.outwit.learn");
        assertThat(libraries.contain("org.outwit.learn.model.OpponentModel")).isTrue();
        AllowList.named("threads").check(FOUND, places(libraries));
    }

    @Test
    void theProgramMakesItsThreadsInOnePlace() {
        JavaClasses program = shipped(
                "org.outwit.play",
                "org.outwit.trees",
                "org.outwit.draw",
                "org.outwit.lab",
                "org.outwit.web",
                "org.outwit.app");
        assertThat(program.contain("org.outwit.lab.experiment.LabRun")).isTrue();
        assertThat(program.contain("org.outwit.app.Main")).isTrue();
        AllowList.named("program-threads").check(FOUND, places(program));
    }

    private static Map<String, List<String>> places(JavaClasses types) {
        Map<String, List<String>> places = new TreeMap<>();
        for (JavaClass type : types) {
            if (type.isAssignableTo(Thread.class)) add(places, type, type.getDescription());
            for (JavaCodeUnitAccess<?> access : type.getCodeUnitAccessesFromSelf()) {
                if (makesThreads(access.getTarget())) add(places, type, access.getDescription());
            }
        }
        return places;
    }

    /** By the name of the outermost class, which is the one that has a file. */
    private static void add(Map<String, List<String>> places, JavaClass type, String place) {
        JavaClass outermost = type;
        while (outermost.getEnclosingClass().isPresent())
            outermost = outermost.getEnclosingClass().get();
        places.computeIfAbsent(outermost.getSimpleName(), key -> new ArrayList<>())
                .add(place);
    }

    private static boolean makesThreads(CodeUnitAccessTarget target) {
        JavaClass owner = target.getOwner();
        String name = target.getName();
        boolean constructs = name.equals("<init>");
        if (constructs && owner.isAssignableTo(Thread.class)) return true;
        if (constructs && owner.isAssignableTo(Timer.class)) return true;
        if (constructs && owner.isAssignableTo(ExecutorService.class)) return true;
        if (owner.isEquivalentTo(Executors.class)) return true;
        if (owner.isAssignableTo(ForkJoinPool.class)) return name.equals("commonPool");
        if (owner.isAssignableTo(ForkJoinTask.class)) return name.equals("fork") || name.equals("invokeAll");
        if (owner.isAssignableTo(CompletableFuture.class)) return name.endsWith("Async") && !takesExecutor(target);
        if (owner.isAssignableTo(BaseStream.class)) return name.equals("parallel");
        return name.equals("parallelStream")
                || owner.getName().equals("java.util.Arrays") && name.startsWith("parallel");
    }

    private static boolean takesExecutor(CodeUnitAccessTarget target) {
        return target.getRawParameterTypes().stream().anyMatch(type -> type.isEquivalentTo(Executor.class));
    }
}
