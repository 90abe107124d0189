package org.outwit.web.http;

import java.sql.SQLException;
import java.util.concurrent.CompletionException;
import org.outwit.core.game.InputException;
import org.outwit.lab.database.DatabasePlace;

/**
 * What went wrong, in a sentence for the reader of a page, who need not be the one who may look at this machine: no path, no stack,
 * and of a fault of ours only what and where it is.
 */
public final class Failure {

    private static final String OURS = "org.outwit.";

    private Failure() {}

    /** @param place which sentences about the database name */
    public static String sentence(Throwable e, DatabasePlace place) {
        if (e instanceof InputException || e instanceof Refusal)
            return Refusal.shortened(withoutPath(e.getMessage(), place));
        return "This should not have happened, please report it: " + name(e) + ".";
    }

    /** Whether it is the database that cannot be used, which is not the fault of the request. */
    public static boolean isOfDatabase(Throwable e, DatabasePlace place) {
        return e instanceof InputException
                && (e.getCause() instanceof SQLException || e.getMessage().contains(place.shown()));
    }

    private static String withoutPath(String sentence, DatabasePlace place) {
        String plain = sentence.replace(place.shown(), "the database");
        return plain.startsWith("the database") ? "T" + plain.substring(1) : plain;
    }

    /** Such as "NullPointerException in GameRoom.move, line 93". */
    private static String name(Throwable e) {
        Throwable cause = e instanceof CompletionException && e.getCause() != null ? e.getCause() : e;
        String kind = cause.getClass().getSimpleName();
        for (StackTraceElement each : cause.getStackTrace()) {
            if (!each.getClassName().startsWith(OURS)) continue;
            String type = each.getClassName().substring(each.getClassName().lastIndexOf('.') + 1);
            return kind + " in " + type + "." + each.getMethodName() + ", line " + each.getLineNumber();
        }
        return kind;
    }
}
