package org.outwit.lab.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.defence.CardRule;
import org.outwit.games.bridge.doubledummy.DoubleDummySolver;
import org.outwit.games.bridge.record.BridgeBoard;
import org.outwit.learn.lead.LeadDecision;

class FirstDecisionsTest {

    private static final List<Path> BOARDS = List.of(Path.of("../docs/hidden/leads.lin"));

    @Test
    void whoeverBelievesNothingGainsNothing() throws IOException {
        BridgeBoard board = RealLeads.read(BOARDS).get(0);
        FirstDecisions decisions = new FirstDecisions(2, 1, new DoubleDummySolver(1 << 16));
        FirstDecisions.Outcome outcome = decisions.of(board, CardRule.NOTHING, 1);
        assertThat(outcome.differed()).isZero();
        assertThat(outcome.gained()).isZero();
    }

    @Test
    void noDealIsLearnedFromAndTested() throws IOException {
        List<LeadDecision> all = LeadDecision.all(RealLeads.read(BOARDS));
        EventSplit split = EventSplit.of(all, 0.7, 1);
        Set<Deal> learned = new HashSet<>();
        split.learned().forEach(each -> learned.add(each.board().deal()));
        assertThat(split.tested())
                .noneMatch(each -> learned.contains(each.board().deal()));
        assertThat(split.learned().size() + split.tested().size()).isEqualTo(all.size());
    }
}
