package org.outwit.web.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.outwit.web.http.Refusal;

class UploadLimitTest {

    private final UploadLimit limit = new UploadLimit(2, 3);

    /** An upload of each visitor named, which begins while those before it are on their way. */
    private String send(String... visitors) {
        return send(0, visitors);
    }

    private String send(int from, String... visitors) {
        return from == visitors.length ? "all" : limit.pass(visitors[from], () -> send(from + 1, visitors));
    }

    @Test
    void onlySoManyOfAVisitorAndInAll() {
        assertThat(send("ada", "ada", "grace")).isEqualTo("all");
        assertThatThrownBy(() -> send("ada", "ada", "ada"))
                .isInstanceOf(Refusal.class)
                .hasMessage("You are sending 2 files already. Send this one when they are here.");
        assertThatThrownBy(() -> send("ada", "ada", "grace", "alan"))
                .hasMessage("Others are sending 3 files already. Send yours again in a minute.");
        assertThat(send("ada", "grace", "alan")).isEqualTo("all"); // a refused visitor holds nothing
    }
}
