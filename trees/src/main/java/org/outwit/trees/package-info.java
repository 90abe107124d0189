/**
 * Tree files and the questions in them: read ({@link org.outwit.trees.QuestionFile}), answered by an
 * {@link org.outwit.trees.TreeAlgorithm}, written as one JSON object a line or as text, and compared with what was
 * expected.
 *
 * <p>An algorithm is found by its name in {@link org.outwit.trees.TreeAlgorithms}; a new family is one class that
 * implements {@code TreeAlgorithm} and one line there. A fault in a question becomes a
 * {@link org.outwit.trees.QuestionException}, whose message is a sentence that begins with file and line; it spoils
 * that question alone. Nothing here reads recursively, because a tree may be a hundred thousand plies deep, and searches
 * run on a {@link org.outwit.trees.DeepStack}.
 */
package org.outwit.trees;
