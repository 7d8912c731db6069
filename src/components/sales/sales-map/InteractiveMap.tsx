import { MapStage, type MapStageProps } from './MapStage';
import { useElementSize } from './use-element-size';
import { usePrairieMap } from './use-prairie-map';

/**
 * The interactive map. Once it is loaded, its styles hide the static drawing that follows it in its figure. The drawing
 * stays without scripts, if the map cannot be loaded, and on paper.
 */
export function InteractiveMap(props: Omit<MapStageProps, 'map' | 'size'>) {
  const size = useElementSize(props.figure);
  const map = usePrairieMap();
  return map !== null && size !== null && <MapStage {...props} map={map} size={size} />;
}
