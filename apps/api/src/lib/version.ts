import project from '../../../../package.json' with { type: 'json' };

/** One version for the whole product; inlined into the bundle. */
export const version: string = project.version;
