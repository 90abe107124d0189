/** Who plays like this? Games without a name are compared with the models of people who are known. */
package org.outwit.learn.likeness;
