package org.outwit.app;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** The compiled classes that users get, read once for all tests that look at them. */
public final class Shipped {

    private static final class All {
        static final JavaClasses CLASSES = in("org.outwit");
    }

    private Shipped() {}

    public static JavaClasses all() {
        return All.CLASSES;
    }

    /** Those of some packages alone, which are read in a moment. */
    static JavaClasses in(String... packages) {
        return new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .withImportOption(location -> !location.contains("-tests.jar"))
                .importPackages(packages);
    }
}
