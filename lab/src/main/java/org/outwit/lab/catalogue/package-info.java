/** All experiments by name. Only those who run them see this list; experiments do not see each other. */
package org.outwit.lab.catalogue;
