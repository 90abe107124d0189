package org.outwit.games.bridge.inference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.games.bridge.Call;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.inference.DealFact.Length;
import org.outwit.games.bridge.inference.DealFact.Points;

class PromisesTest {

    private static List<Call> calls(String text) {
        return Arrays.stream(text.split(" ")).map(Call::parse).toList();
    }

    private static List<DealFact> facts(String calls) {
        return Promises.facts(Seat.NORTH, calls(calls));
    }

    @Test
    void everyPromiseNamesItsCall() {
        assertThat(facts("Pass 1S X 2S"))
                .containsExactly(
                        new Points(Seat.NORTH, 0, 11, "North passed before anybody bid"),
                        new Length(Seat.EAST, 0, 5, 13, "East opened 1S"),
                        new Points(Seat.EAST, 10, 20, "East opened 1S"),
                        new Length(Seat.SOUTH, 0, 0, 4, "South doubled the opening"),
                        new Points(Seat.SOUTH, 10, 37, "South doubled the opening"));
    }

    @Test
    void anOpenerInNoTrumpsIsBalanced() {
        assertThat(facts("1NT"))
                .contains(
                        new Length(Seat.NORTH, 3, 2, 5, "North opened 1NT"),
                        new Points(Seat.NORTH, 11, 17, "North opened 1NT"))
                .hasSize(5);
    }

    @Test
    void overcallsAreToldByTheirHeight() {
        assertThat(meanings("1H 1S")).endsWith(CallMeaning.OVERCALLED_AT_ONE);
        assertThat(meanings("1H 2C")).endsWith(CallMeaning.OVERCALLED_AT_TWO);
        assertThat(meanings("1H 2S")).endsWith(CallMeaning.OVERCALLED_WITH_JUMP);
        assertThat(meanings("1H 3D")).endsWith(CallMeaning.OVERCALLED_WITH_JUMP);
        assertThat(meanings("1H 2H")).containsOnly(CallMeaning.OPENED_MAJOR);
        assertThat(meanings("1H 1NT")).containsOnly(CallMeaning.OPENED_MAJOR);
        assertThat(meanings("1H Pass")).endsWith(CallMeaning.PASSED_OVER_OPENING);
    }

    @Test
    void partnersAnswerIsReadWhereNobodyDisturbedIt() {
        assertThat(meanings("1C Pass 1H")).endsWith(CallMeaning.RESPONDED_MAJOR);
        assertThat(meanings("1H Pass 2H")).endsWith(CallMeaning.RAISED_MAJOR);
        assertThat(meanings("1H Pass Pass")).endsWith(CallMeaning.PASSED_RESPONSE);
        assertThat(meanings("1H Pass 2C")).endsWith(CallMeaning.PASSED_OVER_OPENING);
        assertThat(meanings("1H X XX")).endsWith(CallMeaning.DOUBLED_OPENING);
    }

    @Test
    void whatPartnersAgreeOnIsNotGuessed() {
        assertThat(facts("2C Pass 2D")).isEmpty();
        assertThat(facts("3NT")).isEmpty();
        assertThat(facts("5C X")).isEmpty();
        assertThat(meanings("Pass Pass 1S")).endsWith(CallMeaning.OPENED_MAJOR_LATE);
        assertThat(meanings("Pass Pass Pass Pass")).hasSize(4);
    }

    private static List<CallMeaning> meanings(String calls) {
        return Promises.of(Seat.NORTH, calls(calls)).stream()
                .map(Promise::meaning)
                .toList();
    }

    @Test
    void promisesAreCountedByWhatTheyMean() {
        Deal deal = Deal.parse("N:98.93.AQJ82.Q542 J63.KQJ852.53.J3 AKQT4.AT6.9.K976 752.74.KT764.AT8");
        PromiseCount count = new PromiseCount();
        count.add(Seat.NORTH, calls("Pass Pass 1S Pass 1NT"), deal);
        assertThat(count.rows())
                .contains(
                        new PromiseCount.Row(CallMeaning.PASSED_FIRST, "points", 2, 2),
                        new PromiseCount.Row(CallMeaning.OPENED_MAJOR_LATE, "length", 1, 1));
        count.add(Seat.NORTH, calls("1S"), deal);
        assertThat(count.rows()).contains(new PromiseCount.Row(CallMeaning.OPENED_MAJOR, "length", 1, 0));
        assertThat(count.deals()).isEqualTo(2);
        assertThat(count.sound()).isOne();
    }
}
