package org.outwit.trees;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/**
 * Compares answers with what was expected: a line for each difference, and a last one that counts. A question that
 * expects nothing is not counted, unless it fails.
 */
public final class CheckReport implements Report {

    private static final int LONGEST = 300;

    private final PrintWriter out;
    private final boolean json;
    private int passed;
    private int failed;

    public CheckReport(PrintWriter out, boolean json) {
        this.out = out;
        this.json = json;
    }

    @Override
    public void answered(Question question, Answer answer) {
        List<ExpectedAnswer.Difference> differences = new ExpectedAnswer(question.expect()).differences(answer);
        for (ExpectedAnswer.Difference each : differences) {
            String got = each.missing() ? "nothing" : written(each.got());
            if (json) {
                Answer line = line(question.place(), question.name()).put("key", each.key());
                print(line.put("expected", each.expected()).put("got", each.missing() ? null : each.got()));
            } else {
                String subject = subject(question.place(), question.name());
                out.println(subject + each.key() + " expected " + written(each.expected()) + ", got " + got);
            }
        }
        if (!differences.isEmpty()) failed++;
        else if (!question.expect().isEmpty()) passed++;
    }

    @Override
    public void failed(Question question, QuestionException why) {
        if (question != null && new ExpectedAnswer(question.expect()).isError(why)) {
            passed++;
            return;
        }
        failed++;
        if (json) print(line(why.place(), why.name()).put("error", why.sentence()));
        else out.println(subject(why.place(), why.name()) + why.sentence());
    }

    @Override
    public void end() {
        if (json) print(new Answer(null, null).put("passed", passed).put("failed", failed));
        else out.println(passed + " passed, " + failed + " failed");
    }

    @Override
    public boolean hasFailures() {
        return failed > 0;
    }

    private static String subject(QuestionPlace place, String name) {
        return place + (name == null ? "" : " " + name) + ": ";
    }

    private static Answer line(QuestionPlace place, String name) {
        Answer line = new Answer(null, null).put("file", place.file()).put("line", place.line());
        return name == null ? line : line.put("name", name);
    }

    private void print(Answer line) {
        out.println(json(line.values()));
    }

    /** A value as JSON writes it, cut where it would fill the screen. */
    private static String written(Object value) {
        String text = json(value);
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }

    private static String json(Object value) {
        StringWriter text = new StringWriter();
        try (JsonOutput output = new JsonOutput(text)) {
            output.value(value);
        }
        return text.toString();
    }
}
