/**
 * Records of real games, for experiments on people. Nobody ships any: {@code outwit lab run ID --records FOLDER} says where they are, and
 * {@link org.outwit.lab.records.RecordsFolder} how they are laid out there.
 */
package org.outwit.lab.records;
