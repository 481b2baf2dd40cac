/**
 * orval input transformer: a 2xx JSON body with one required key is replaced by the value under that key, so that the
 * generated functions promise the bare record, as the configured `send` delivers it.
 */
export default function unwrap(document) {
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      if (typeof operation !== 'object' || operation.responses === undefined) continue;
      for (const [code, response] of Object.entries(operation.responses)) {
        const media = response.content?.['application/json'];
        const keys = Object.keys(media?.schema?.properties ?? {});
        if (code.startsWith('2') && keys.length === 1) media.schema = media.schema.properties[keys[0]];
      }
    }
  }
  return document;
}
