// What of npm's bill of materials is ours to publish: what is in it and its hashes, not from where this machine took it.

/**
 * @typedef {{ name?: string, externalReferences?: { type: string, url: string }[] }} Component
 * @typedef {{ metadata: { component: Component }, components: Component[] }} Bill
 */

/** @param {Bill} bill @param {string} name of the package; npm takes the folder's @returns {Bill} */
export function billFrom(bill, name) {
  return {
    ...bill,
    metadata: { ...bill.metadata, component: { ...withoutSource(bill.metadata.component), name } },
    components: bill.components.map(withoutSource),
  };
}

/** @param {Component} component @returns {Component} */
function withoutSource(component) {
  const others = component.externalReferences?.filter(({ type }) => type !== 'distribution');
  return others ? { ...component, externalReferences: others } : component;
}
