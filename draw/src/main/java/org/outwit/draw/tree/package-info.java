/**
 * Pictures of game trees and of what a search did on them, as SVG: {@link org.outwit.draw.tree.TreePicture} draws a
 * {@link org.outwit.draw.tree.Subject}.
 *
 * <p>From the question to the page: {@link org.outwit.draw.tree.Crop} says which nodes are drawn,
 * {@link org.outwit.draw.tree.Findings} what the search did to each, {@link org.outwit.draw.tree.Words} what is
 * written at it, {@link org.outwit.draw.tree.TidyLayout} and {@link org.outwit.draw.tree.Levels} where it stands; then
 * edges, nodes, heading and legend are written one after the other. What players of a model search think is put into
 * words by {@link org.outwit.draw.tree.Sayings}, why branches were cut off by {@link org.outwit.draw.tree.Reasons}.
 * Equal subjects give equal files, byte for byte. No step recurses, so a tree may be as deep as it likes.
 *
 * <p>Colour never carries a meaning alone: an element with one also differs in shape, width or text, so that pictures
 * survive a printer and colour-blind readers.
 */
package org.outwit.draw.tree;
