package org.outwit.lab.pruning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.draw.steps.SearchStep;
import org.outwit.draw.steps.SearchSteps;
import org.outwit.draw.steps.StepKind;
import org.outwit.trees.Trace;
import org.outwit.trees.TreeAlgorithms;

class CounterexampleQuestionTest {

    static List<Counterexample> examples() {
        return List.of(Counterexample.values());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void stepsAsPrintedDoWhatTheListingDoes(Counterexample example) {
        Tree tree = example.tree();
        Trace trace = new Trace(tree);
        Result result = example.printed(tree, trace).search(tree.start(), Limits.depth(tree.height()));
        SearchSteps steps = new CounterexampleQuestion(example).printed();
        SearchStep end = steps.steps().get(steps.steps().size() - 1);
        assertThat(end.kind()).isEqualTo(StepKind.END);
        assertThat(end.spent().nodes()).isEqualTo(trace.visits().size());
        assertThat(end.spent().leaves()).isEqualTo(CounterexamplePictures.leaves(tree, trace));
        assertThat(steps.answer().get("value")).isEqualTo(Exact.of(result.value()));
        assertThat(steps.subject().line()).containsExactly(result.move());
    }

    /** Either the value is wrong, and the last step says what it should be, or leaves are looked at that need not be. */
    @ParameterizedTest
    @MethodSource("examples")
    void theLastStepTellsThatPrintIsWrong(Counterexample example) {
        CounterexampleQuestion question = new CounterexampleQuestion(example);
        SearchSteps printed = question.printed();
        SearchSteps corrected = SearchSteps.of(question.question());
        Object definition =
                TreeAlgorithms.solve(question.question(), false).answer().get("value");
        assertThat(corrected.answer().get("value")).isEqualTo(definition);
        String last = printed.steps().get(printed.steps().size() - 1).sentence();
        if (!definition.equals(printed.answer().get("value"))) assertThat(last).contains("instead of");
        else
            assertThat((Integer) printed.answer().get("leaves"))
                    .isGreaterThan(((Number) corrected.answer().get("leaves")).intValue());
    }
}
