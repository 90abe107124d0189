package org.outwit.trees;

import java.io.PrintWriter;

/** One JSON object a line. */
public final class JsonReport implements Report {

    private final PrintWriter out;
    private boolean failures;

    public JsonReport(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void answered(Question question, Answer answer) {
        write(answer);
    }

    @Override
    public void failed(Question question, QuestionException why) {
        failures = true;
        write(Answer.error(why));
    }

    private void write(Answer answer) {
        try (JsonOutput json = new JsonOutput(out)) {
            json.value(answer.values());
        }
        out.print('\n');
    }

    @Override
    public boolean hasFailures() {
        return failures;
    }
}
