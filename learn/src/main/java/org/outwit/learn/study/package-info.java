/**
 * A study of one person: everything that can be said about how they play, as plain numbers and texts. It is worked out here
 * from their games and a model of them; how it is shown is somebody else's matter.
 */
package org.outwit.learn.study;
