package org.outwit.draw.svg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.outwit.draw.tree.Drawn;

class SvgTest {

    @Test
    void nestsAndIndents() {
        Svg svg = new Svg();
        svg.open("svg", "width", 3.0).open("g").empty("rect", "x", 1.25).close();
        svg.text("text", "hello").close();
        assertThat(svg.document())
                .isEqualTo("<svg width=\"3\">\n <g>\n  <rect x=\"1.3\"/>\n </g>\n <text>hello</text>\n</svg>\n");
    }

    @Test
    void numbersHaveAtMostOneDecimalAndNoNegativeZero() {
        assertThat(Svg.number(12)).isEqualTo("12");
        assertThat(Svg.number(12.04)).isEqualTo("12");
        assertThat(Svg.number(12.06)).isEqualTo("12.1");
        assertThat(Svg.number(-0.04)).isEqualTo("0");
        assertThat(Svg.number(-0.26)).isEqualTo("-0.3");
        assertThat(Svg.number(-7.5)).isEqualTo("-7.5");
    }

    @Test
    void whatPeopleWroteSurvivesTheXmlParser() throws Exception {
        String nasty = "a<b>&\"c\" 'd' ]]> <!-- \u2264 \uD83C\uDFB2 é";
        Svg svg = new Svg();
        svg.open("svg", "label", nasty).text("text", nasty).close();
        Drawn drawn = new Drawn(svg.document());
        assertThat(drawn.root().getAttribute("label")).isEqualTo(nasty);
        assertThat(Drawn.texts(drawn.root())).containsExactly(nasty);
    }

    @Test
    void charactersThatXmlCannotSayAreReplaced() {
        assertThat(XmlText.escape("a\u0000b\u0007c\uD800d\uFFFEe")).isEqualTo("a\uFFFDb\uFFFDc\uFFFDd\uFFFDe");
        assertThat(XmlText.escape("a\tb\nc\rd")).isEqualTo("a b c d");
    }

    @Test
    void anElementLeftOpenIsNoDocument() {
        Svg svg = new Svg().open("svg").open("g").close();
        assertThatThrownBy(svg::document).hasMessage("The element svg is still open.");
    }
}
