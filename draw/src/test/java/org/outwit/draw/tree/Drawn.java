package org.outwit.draw.tree;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** A picture read back, to be asked what is in it. */
public final class Drawn {

    private final Element root;
    private final Map<String, Element> nodes = new HashMap<>();

    /** Throws where the text is not well-formed. */
    public Drawn(String svg) throws Exception {
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        root = document.getDocumentElement();
        for (Element node : all("g", e -> e.hasAttribute("data-node"))) {
            Element twin = nodes.put(node.getAttribute("data-node"), node);
            if (twin != null) throw new AssertionError("Node " + node.getAttribute("data-node") + " is drawn twice.");
        }
    }

    static Drawn of(Subject subject, PictureOptions options) throws Exception {
        return new Drawn(TreePicture.svg(subject, options));
    }

    public Element root() {
        return root;
    }

    /** All elements of this name that have all these classes. */
    List<Element> all(String element, String... classes) {
        return all(element, e -> List.of(e.getAttribute("class").split(" ")).containsAll(List.of(classes)));
    }

    private List<Element> all(String element, Predicate<Element> wanted) {
        NodeList found = root.getElementsByTagName(element);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            if (wanted.test((Element) found.item(i))) elements.add((Element) found.item(i));
        }
        return elements;
    }

    /** The group of a node of the tree. */
    Element node(int number) {
        Element found = nodes.get(Integer.toString(number));
        if (found == null) throw new AssertionError("Node " + number + " is not drawn.");
        return found;
    }

    /** The texts inside an element, but for its tooltip. */
    public static List<String> texts(Element element) {
        NodeList found = element.getElementsByTagName("text");
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) texts.add(found.item(i).getTextContent());
        return texts;
    }

    static String title(Element node) {
        return node.getElementsByTagName("title").item(0).getTextContent();
    }

    static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }
}
