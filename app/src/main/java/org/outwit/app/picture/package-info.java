/**
 * Pictures of game trees and of what a search did on them, as SVG: {@link org.outwit.app.picture.TreePicture} draws a
 * {@link org.outwit.app.picture.Subject}.
 *
 * <p>From the question to the page: {@link org.outwit.app.picture.Crop} says which nodes are drawn,
 * {@link org.outwit.app.picture.Findings} what the search did to each, {@link org.outwit.app.picture.Words} what is
 * written at it, {@link org.outwit.app.picture.Layout} and {@link org.outwit.app.picture.Levels} where it stands; then
 * edges, nodes, heading and legend are written one after the other. What players of a model search think is put into
 * words by {@link org.outwit.app.picture.Sayings}, why branches were cut off by {@link org.outwit.app.picture.Reasons}.
 * Equal subjects give equal files, byte for byte. No step recurses, so a tree may be as deep as it likes.
 *
 * <p>Colour never carries a meaning alone: whatever has one also differs in shape, width or text, so that pictures
 * survive a printer and colour-blind readers.
 */
package org.outwit.app.picture;
