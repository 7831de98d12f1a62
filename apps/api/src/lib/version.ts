import project from '../../../../package.json' with { type: 'json' };

/** One version for the whole product; the bundle carries it inside. */
export const version: string = project.version;
