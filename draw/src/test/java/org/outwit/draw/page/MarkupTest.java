package org.outwit.draw.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class MarkupTest {

    @Test
    void whatPeopleWroteIsText() {
        Markup page = new Markup().text("p", "<i>&\"", "title", "a \"b\" <c>");
        assertThat(page.page()).isEqualTo("<p title=\"a &quot;b&quot; &lt;c&gt;\">&lt;i&gt;&amp;&quot;</p>");
    }

    @Test
    void whatIsReadIsSaidInTheWording() {
        Markup page = new Markup(text -> text.toUpperCase(Locale.ROOT));
        page.open("p", "class", "row", "title", "tip", "aria-label", "label").say("words");
        page.text("b", "more").close();
        assertThat(page.page()).isEqualTo("<p class=\"row\" title=\"TIP\" aria-label=\"LABEL\">WORDS<b>MORE</b></p>\n");
    }
}
