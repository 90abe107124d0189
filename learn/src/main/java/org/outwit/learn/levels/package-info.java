/** Whether somebody reckons with a plain enemy or with us: the level of modelling that explains their moves better. */
package org.outwit.learn.levels;
