package org.outwit.draw.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MarkupTest {

    @Test
    void whatPeopleWroteIsText() {
        Markup page = new Markup().text("p", "<i>&\"", "title", "a \"b\" <c>");
        assertThat(page.page()).isEqualTo("<p title=\"a &quot;b&quot; &lt;c&gt;\">&lt;i&gt;&amp;&quot;</p>");
    }
}
